import vue from "@vitejs/plugin-vue";

const isCustomElement = (tag) => tag.startsWith("nian-");

export default { base: "./", plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };
