import type {ComponentType} from 'react';

/** Loads the live editor of a live code theme. The page that has a live fence holds the import. */
export type LiveEditor = () => Promise<{default: ComponentType<{live: true; children: string; metastring?: string}>}>;
