import type {ComponentType} from 'react';

/** Loads the live editor of a live code theme. Pages with a live fence import it. */
export type LiveEditor = () => Promise<{default: ComponentType<{live: true; children: string; metastring?: string}>}>;
