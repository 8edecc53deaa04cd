from IPython.display import HTML

HTML("""
<script type="module" src="https://example.org/nian/nian.js"></script>
<nian-example src="nim-and-variants/ex2" step="2">
  <span data-nian-until style="display: block; min-height: 500px"></span>
</nian-example>
""")
