import {paintLater, SLICE} from '../route-loading/painted';
import {ATTRIBUTE, type Told} from './attribute';

/** Milliseconds to wait for a document before the chunk of the text is loaded instead. */
const PATIENCE = 4000;

/** Least average height in pixels of the blocks of a text. Blocks beyond the first screen are laid out after its paint. */
const PART = 80;

function mover(place: Element): (box: Element) => void {
  let home = place;
  return (box) => {
    if (box === home) return;
    // With a fragment, or terms to be marked, the whole text is laid out at once, since the target's position depends on it.
    const isPlain = !window.location.hash && !(window.history.state as {readonly state?: unknown} | null)?.state;
    if (home.ownerDocument !== document && isPlain)
      void paintLater([...home.children].slice(Math.ceil(window.innerHeight / PART)), SLICE);
    box.append(...home.childNodes);
    home = box;
  };
}

/** The texts in a document, by chunk name, in the form of the modules that their chunks export. */
function textsIn(page: Document): Map<string, object> {
  const places = [...page.querySelectorAll(`[${ATTRIBUTE}]`)];
  return new Map(
    places.map((place) => {
      const {name, ...data} = JSON.parse(place.getAttribute(ATTRIBUTE) ?? '') as Told;
      return [name, {default: () => null, moveTo: mover(place), frontMatter: data.metadata.frontMatter, ...data}];
    }),
  );
}

/** The texts of all documents that were loaded in this visit, by chunk name. */
const texts = textsIn(document);

/** The pages whose documents were loaded, or are being loaded, by path. */
const pages = new Map<string, Promise<void>>([[window.location.pathname, Promise.resolve()]]);

/** The path of the page whose chunks are being requested, during {@link fromPage}. */
let asked: string | undefined;

/** Identifies the build of a document by the names of its main scripts, which hold a content hash. */
const buildOf = (page: Document): string =>
  [...page.querySelectorAll('script[src*="main."]')].map((script) => script.getAttribute('src')).join();

const here = buildOf(document);

/** Fetches the document of a page and keeps its texts, if it is complete and of this build. Never rejects. */
function take(path: string): Promise<void> {
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open('GET', window.location.origin + path);
    request.responseType = 'document';
    request.timeout = PATIENCE;
    request.addEventListener('loadend', () => {
      const page = request.status === 200 ? request.responseXML : null;
      // A document that was cut off has no footer.
      if (page?.querySelector('footer') && buildOf(page) === here)
        for (const [name, text] of textsIn(page)) texts.set(name, text);
      else pages.delete(path);
      done();
    });
    request.send();
  });
}

/** Calls `load`; texts that it requests synchronously are taken from the document of the page at `path` where that has them. */
export function fromPage<Loaded>(path: string, load: () => Loaded): Loaded {
  asked = path;
  try {
    return load();
  } finally {
    asked = undefined;
  }
}

/**
 * The loader of the text in a chunk. It takes the text from the server-rendered document of the page that shows it, which a browser
 * parses faster than scripts render it, and falls back to `load`, which loads the chunk.
 */
export const textOf = (name: string, load: () => Promise<unknown>) => async (): Promise<unknown> => {
  if (asked !== undefined && !texts.has(name)) {
    const page = pages.get(asked) ?? take(asked);
    pages.set(asked, page);
    await page;
  }
  return texts.get(name) ?? load();
};
