import {elements, parseXml, type XmlElement} from '../../unit/support/xml';

/** How often an element may stand in another: once, at most once, or any number of times. */
type Count = '1' | '?' | '*';

type Rules = Readonly<Record<string, Readonly<Record<string, Count>>>>;

/** https://www.rfc-editor.org/rfc/rfc4287#section-4: which elements hold which. */
const atomRules: Rules = {
  feed: {
    id: '1',
    title: '1',
    updated: '1',
    subtitle: '?',
    rights: '?',
    icon: '?',
    logo: '?',
    generator: '?',
    link: '*',
    author: '*',
    category: '*',
    contributor: '*',
    entry: '*',
  },
  entry: {
    id: '1',
    title: '1',
    updated: '1',
    published: '?',
    summary: '?',
    content: '?',
    rights: '?',
    source: '?',
    link: '*',
    author: '*',
    category: '*',
    contributor: '*',
  },
  author: {name: '1', uri: '?', email: '?'},
};

/** https://www.rssboard.org/rss-specification, and the elements of the name spaces that RSS is extended with. */
const rssRules: Rules = {
  rss: {channel: '1'},
  channel: {
    title: '1',
    link: '1',
    description: '1',
    language: '?',
    copyright: '?',
    pubDate: '?',
    lastBuildDate: '?',
    generator: '?',
    docs: '?',
    ttl: '?',
    image: '?',
    category: '*',
    'atom:link': '1',
    item: '*',
  },
  item: {
    title: '1',
    link: '1',
    description: '1',
    guid: '1',
    pubDate: '1',
    author: '?',
    comments: '?',
    enclosure: '?',
    source: '?',
    category: '*',
    'dc:creator': '*',
    'content:encoded': '1',
  },
};

const children = ({children: nodes}: XmlElement): XmlElement[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node]));

const textOf = ({children: nodes}: XmlElement): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node))).join('');

function structure(element: XmlElement, rules: Rules): string[] {
  const allowed = rules[element.name] ?? {};
  const counts = new Map<string, number>();
  for (const {name} of children(element)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [
    ...[...counts.keys()]
      .filter((name) => !(name in allowed))
      .map((name) => `<${element.name}> may not hold <${name}>`),
    ...Object.entries(allowed).flatMap(([name, count]) => {
      const found = counts.get(name) ?? 0;
      const wrong = count === '1' ? found !== 1 : count === '?' && found > 1;
      return wrong ? [`<${element.name}> holds ${found} <${name}>`] : [];
    }),
    ...children(element).flatMap((child) => structure(child, rules)),
  ];
}

/** RFC 3339, which Atom and JSON Feed ask for. */
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
/** RFC 822 with four digits for the year, which RSS asks for. */
const rfc822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} (?:GMT|[+-]\d{4})$/;

const dates = (root: XmlElement, names: readonly string[], form: RegExp): string[] =>
  elements(root)
    .filter(({name}) => names.includes(name))
    .map(textOf)
    .filter((text) => !form.test(text) || Number.isNaN(Date.parse(text)))
    .map((text) => `${text} is no date of the form that the format asks for`);

const prefixes = (root: XmlElement): string[] =>
  [...new Set(elements(root).flatMap(({name}) => (name.includes(':') ? [name.split(':')[0]!] : [])))]
    .filter((prefix) => !(`xmlns:${prefix}` in root.attributes))
    .map((prefix) => `the name space ${prefix} is not declared`);

const twice = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index).map((value) => `${value} stands twice`);

/** The only element of an XML document, parsed strictly. Throws on anything that is not well-formed. */
function rootOf(xml: string): XmlElement {
  const [, body = ''] = /^<\?xml version="1\.0" encoding="utf-8"\?>\n(<[^]*>)\n$/.exec(xml) ?? [];
  const [root, ...others] = children(parseXml(body));
  if (!root || others.length > 0) throw new Error('not one XML document in UTF-8');
  return root;
}

/** What is wrong with a text as an RSS 2.0 feed. */
export function rssProblems(xml: string): string[] {
  const root = rootOf(xml);
  const all = elements(root);
  const guids = all.filter(({name}) => name === 'guid');
  return [
    ...(root.name === 'rss' && root.attributes.version === '2.0' ? [] : ['the root is not RSS 2.0']),
    ...structure(root, rssRules),
    ...prefixes(root),
    ...dates(root, ['pubDate', 'lastBuildDate'], rfc822),
    ...twice(guids.map(textOf)),
    ...all
      .filter(({name}) => name === 'category' || name === 'dc:creator')
      .flatMap((one) => (textOf(one) ? [] : [`<${one.name}> is empty`])),
  ];
}

/** What is wrong with a text as an Atom feed. */
export function atomProblems(xml: string): string[] {
  const root = rootOf(xml);
  const all = [root, ...elements(root)];
  const entries = all.filter(({name}) => name === 'entry');
  const linksOf = (one: XmlElement) => children(one).filter(({name}) => name === 'link');
  return [
    ...(root.name === 'feed' && root.attributes.xmlns === 'http://www.w3.org/2005/Atom'
      ? []
      : ['the root is not Atom']),
    ...structure(root, atomRules),
    ...prefixes(root),
    ...dates(root, ['published', 'updated'], rfc3339),
    ...twice(all.filter(({name}) => name === 'id').map(textOf)),
    ...all.flatMap(({name, attributes}) => (name === 'category' && !attributes.term ? ['<category> has no term'] : [])),
    ...all.flatMap(({name, attributes}) => (name === 'link' && !attributes.href ? ['<link> has no address'] : [])),
    ...[root, ...entries].flatMap((one) => twice(linksOf(one).map(({attributes}) => attributes.rel ?? 'alternate'))),
    ...entries.flatMap((one) => (children(one).some(({name}) => name === 'author') ? [] : ['an entry has no author'])),
  ];
}

const url = {type: 'string', format: 'uri', pattern: '^https://'};
const some = {type: 'string', minLength: 1};
const authors = {
  type: 'array',
  minItems: 1,
  items: {type: 'object', required: ['name'], properties: {name: some, url, avatar: url}, additionalProperties: false},
};

/** https://www.jsonfeed.org/version/1.1/ as a JSON Schema, without extensions. */
export const jsonFeedSchema = {
  type: 'object',
  required: ['version', 'title', 'home_page_url', 'feed_url', 'items'],
  additionalProperties: false,
  properties: {
    version: {const: 'https://jsonfeed.org/version/1.1'},
    title: some,
    home_page_url: url,
    feed_url: url,
    description: some,
    icon: url,
    favicon: url,
    language: some,
    authors,
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'content_html'],
        additionalProperties: false,
        properties: {
          id: some,
          url,
          title: some,
          summary: some,
          content_html: some,
          image: url,
          date_published: {type: 'string', format: 'date-time'},
          date_modified: {type: 'string', format: 'date-time'},
          authors,
          tags: {type: 'array', items: some},
          language: some,
        },
      },
    },
  },
};
