import type {ComponentType} from 'react';

/** What a page of Markdown exports beside its component. */
export interface TextData {
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

interface Told extends TextData {
  /** Name of the chunk. */
  readonly name: string;
}

/** Loaders of chunks by name, as the framework keeps them: a function first. */
type Loaders = Record<string, readonly unknown[]>;

const ATTRIBUTE = 'data-text';

/** The attribute of a text on the server: what the page says about itself. */
export function textAttribute(name: string, {metadata, assets, contentTitle, toc}: TextData): Record<string, string> {
  const told: Told = {name, metadata, assets, contentTitle, toc};
  return {[ATTRIBUTE]: JSON.stringify(told)};
}

/** The names of the chunks of all texts that stand in a page, from its HTML. */
export const namesOfTexts = (html: string): string[] =>
  [...html.matchAll(new RegExp(`${ATTRIBUTE}=.\\{["&quot;]+name["&quot;:]+(\\w+)`, 'g'))].map(([, name = '']) => name);

function mover(place: Element): (box: Element) => void {
  let home = place;
  return (box) => {
    if (box === home) return;
    box.append(...home.childNodes);
    home = box;
  };
}

let texts: Loaders | undefined;

/** The texts that stand in the first page of a visit, each as a loader that has it already. */
function textsOfPage(): Loaders {
  const places = [...document.querySelectorAll(`[${ATTRIBUTE}]`)];
  return Object.fromEntries(
    places.map((place) => {
      const {name, ...data} = JSON.parse(place.getAttribute(ATTRIBUTE) ?? '') as Told;
      const text = {default: () => null, moveTo: mover(place), frontMatter: data.metadata.frontMatter, ...data};
      return [name, [() => text]];
    }),
  );
}

/** Puts what stands in the page in the place of the chunks that would bring it. */
export function keptTexts(loaders: Loaders): Loaders {
  texts ??= textsOfPage();
  for (const [name, kept] of Object.entries(texts)) if (loaders[name]) loaders[name] = kept;
  return loaders;
}
