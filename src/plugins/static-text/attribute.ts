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
    /** Moves the text that the server has sent from the box in which it is to this one. */
    readonly moveTo?: (box: Element) => void;
  };

export interface Told extends TextData {
  /** Name of the chunk. */
  readonly name: string;
}

/** The attribute in which a text on the server says about itself what its chunk would. */
export const ATTRIBUTE = 'data-text';

/** The attribute of a text on the server: what the page says about itself, without the words that only the index of the search holds. */
export function textAttribute(name: string, {metadata, assets, contentTitle, toc}: TextData): Record<string, string> {
  const frontMatter = {...metadata.frontMatter, aliases: undefined};
  const told: Told = {name, metadata: {...metadata, frontMatter}, assets, contentTitle, toc};
  return {[ATTRIBUTE]: JSON.stringify(told)};
}

/** The names of the chunks of all texts that stand in a page, from its HTML. */
export const namesOfTexts = (html: string): string[] =>
  [...html.matchAll(new RegExp(`${ATTRIBUTE}=.\\{["&quot;]+name["&quot;:]+(\\w+)`, 'g'))].map(([, name = '']) => name);
