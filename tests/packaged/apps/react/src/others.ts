// Only for the compiler: what the elements' tags are to Vue and Svelte.
import type { SvelteHTMLElements } from "svelte/elements";
import type { GlobalComponents } from "vue";
import type {} from "nian-widgets/svelte";
import type {} from "nian-widgets/vue";

export const svelte: SvelteHTMLElements["nian-game"] = { position: "nim:3,4,5", "onnian-end": ({ detail }) => detail.winner };
export const vue: InstanceType<GlobalComponents["nian-game"]>["$props"] = { position: "nim:3,4,5", onNianEnd: ({ detail }) => detail.winner };
// @ts-expect-error there is no such opponent
svelte.opponent = "nobody";
// @ts-expect-error there is no such opponent
vue.opponent = "nobody";
