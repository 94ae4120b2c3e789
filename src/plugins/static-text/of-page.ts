import {paintLater} from '../route-loading/painted';
import {ATTRIBUTE, type Told} from './attribute';

/** Milliseconds after which a text is taken from its chunk instead. */
const PATIENCE = 4000;

/** Pixels that parts of a text take at least, on average: what does not fill the first screen is laid out when that is painted. */
const PART = 80;

function mover(place: Element): (box: Element) => void {
  let home = place;
  return (box) => {
    if (box === home) return;
    // The reader who goes to a place in the text waits for all of it.
    if (home.ownerDocument !== document && !window.location.hash)
      void paintLater([...home.children].slice(Math.ceil(window.innerHeight / PART)));
    box.append(...home.childNodes);
    home = box;
  };
}

/** The texts that stand in a document, by the names of their chunks. */
function textsIn(page: Document): Map<string, object> {
  const places = [...page.querySelectorAll(`[${ATTRIBUTE}]`)];
  return new Map(
    places.map((place) => {
      const {name, ...data} = JSON.parse(place.getAttribute(ATTRIBUTE) ?? '') as Told;
      return [name, {default: () => null, moveTo: mover(place), frontMatter: data.metadata.frontMatter, ...data}];
    }),
  );
}

/** The texts that were in the pages of this visit, by the names of their chunks. */
const texts = textsIn(document);

/** The pages whose documents are here, or on their way. */
const pages = new Map<string, Promise<void>>([[window.location.pathname, Promise.resolve()]]);

let asked: string | undefined;

/** The scripts of all pages: they change with every build. */
const buildOf = (page: Document): string =>
  [...page.querySelectorAll('script[src*="main."]')].map((script) => script.getAttribute('src')).join();

const here = buildOf(document);

/** Takes the texts out of the document of a page, if it is there and of this build. */
function take(path: string): Promise<void> {
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open('GET', window.location.origin + path);
    request.responseType = 'document';
    request.timeout = PATIENCE;
    request.addEventListener('loadend', () => {
      const page = request.status === 200 ? request.responseXML : null;
      // Half a document has no end.
      if (page?.querySelector('footer') && buildOf(page) === here)
        for (const [name, text] of textsIn(page)) texts.set(name, text);
      else pages.delete(path);
      done();
    });
    request.send();
  });
}

/** Has what is loaded in `load`, up to its end, taken from the document of a page where that holds it. */
export function fromPage<Loaded>(path: string, load: () => Loaded): Loaded {
  asked = path;
  try {
    return load();
  } finally {
    asked = undefined;
  }
}

/**
 * The loader of a text: it is taken from the document of the page that shows it, which the browser reads faster than scripts draw
 * it, and which holds for all pages what the server has made of it. Where that fails the chunk is loaded.
 */
export const textOf = (name: string, load: () => Promise<unknown>) => async (): Promise<unknown> => {
  if (asked !== undefined && !texts.has(name)) {
    const page = pages.get(asked) ?? take(asked);
    pages.set(asked, page);
    await page;
  }
  return texts.get(name) ?? load();
};
