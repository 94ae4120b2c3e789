import type {ComponentType} from 'react';

/** What a page of Markdown exports beside its component. */
interface TextData {
  readonly metadata: {readonly source: string; readonly frontMatter: object};
  readonly assets: object;
  readonly contentTitle: string | undefined;
  readonly toc: readonly object[];
}

/** The component of a page of Markdown, as the framework makes it of the exports. */
export type TextComponent = ComponentType &
  TextData & {
    /** True for text without anything that runs (src/markdown/pure-text.ts). */
    readonly isText?: boolean;
    /** Moves the server-rendered text from its current box into this one. */
    readonly moveTo?: (box: Element) => void;
  };

export interface Told extends TextData {
  /** Name of the chunk. */
  readonly name: string;
}

/** The attribute of a server-rendered text that holds, as JSON, what its chunk exports beside the component. */
export const ATTRIBUTE = 'data-text';

/** The attribute for a text rendered on the server. Aliases of the front matter are left out: only the search index needs them. */
export function textAttribute(name: string, {metadata, assets, contentTitle, toc}: TextData): Record<string, string> {
  const frontMatter = {...metadata.frontMatter, aliases: undefined};
  const told: Told = {name, metadata: {...metadata, frontMatter}, assets, contentTitle, toc};
  return {[ATTRIBUTE]: JSON.stringify(told)};
}

/** The chunk names of all texts in a page, read from its HTML. */
export const namesOfTexts = (html: string): string[] =>
  [...html.matchAll(new RegExp(`${ATTRIBUTE}=.\\{["&quot;]+name["&quot;:]+(\\w+)`, 'g'))].map(([, name = '']) => name);
