from IPython.display import IFrame

IFrame("https://example.org/nian/en/show/?example=nim-and-variants/ex2&step=2", width="100%", height=760)
