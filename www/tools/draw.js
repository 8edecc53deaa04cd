import { shape } from "../picture/shapes.js";

/** @typedef {[name: string, attributes: Record<string, string>, inner: Shape[]]} Shape */

/** An SVG element: its name, its attributes, and what stands in it. (A page that requires Trusted
    Types lets nobody read SVG from a text.)
    @param {Shape} shape
    @returns {SVGElement} */
export const draw = ([name, attributes, inner]) => shape(name, attributes, ...inner.map(draw));
