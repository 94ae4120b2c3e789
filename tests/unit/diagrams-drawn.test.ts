import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {type DiagramLanguage, renderDiagram} from '../../src/markdown/diagrams';
import {PHONE_WIDTH} from '../../src/markdown/diagrams/document';
import {attributeOf, classesOf, elementsOf, parsePage, textOf, type Element} from '../../src/text/html';

const words = {title: 'Storage of results', desc: 'The lurker uploads & the parser reads.', id: 'd1'};

/** All elements of a drawing, in order, as a browser reads them from a page. */
const draw = async (source: string, language: DiagramLanguage = 'dot'): Promise<Element[]> => [
  ...elementsOf(parsePage(await renderDiagram(language, source, words))),
];
const named = (all: readonly Element[], name: string) => all.filter(({tagName}) => tagName === name);
const svgOf = (all: readonly Element[]) => named(all, 'svg')[0]!;
const numbers = (element: Element, ...names: readonly string[]) =>
  names.map((name) => Number(attributeOf(element, name)));
const classed = (all: readonly Element[], name: string) =>
  all.filter((element) => attributeOf(element, 'class') === name).length;
const texts = (all: readonly Element[]) => named(all, 'text').map((one) => textOf(one));

const STORAGE = `digraph {
  operator [label="Operator" class="primary"]
  subgraph cluster_s3 {
    label="S3 bucket"
    class="store"
    raw [label="scan-<uid>/raw" shape=cylinder class="store"]
  }
  operator -> lurker [label="presigned URL" class="muted" style=dashed]
  lurker -> raw [label="PUT"]
  raw -> operator [dir=both arrowtail=empty]
}`;

const SCAN = `%% how a scan runs
participant U as User
participant O as Operator
participant S as S3 bucket
U->>O: create Scan
Note over O: looks up the ScanType
O->>O: order hooks
alt job succeeded
  O->>S: PUT <b> & "quotes"
  loop for each priority
    par ReadAndWrite
      S-->>O: findings
    and ReadOnly
      S-->>O: the same findings: yes
    end
  end
  O-->>U: state Done
else job failed
  note over O,U: see </svg>
  O-->>U: state Errored
  O-->>U: goodbye
end
opt a time to live is set
  O->>O: delete
end`;

const LABELS = {
  dot: ['Operator', 'PUT', 'S3 bucket', 'lurker', 'presigned URL', 'scan-<uid>/raw'],
  sequence: ['S3 bucket', 'loop', '[job succeeded]', '[job failed]', '[ReadOnly]', 'PUT <b> & "quotes"', 'see </svg>'],
};
/** What a drawing may say; nothing of it is a style, a colour, a font or an event. */
const ALLOWED = new Set(
  `class id type role tabindex aria-haspopup aria-hidden aria-label aria-labelledby aria-describedby xmlns width height viewBox x y
  rx ry cx cy r d text-anchor`.split(/\s+/),
);

for (const [language, source] of [
  ['dot', STORAGE],
  ['sequence', SCAN],
] as const)
  describe(`${language}: a source becomes inline SVG in the colours of the page`, () => {
    it('is well-formed, and carries no style, colour, font, event or address', async () => {
      for (const {tagName, attrs} of await draw(source, language)) {
        assert.ok(!['style', 'script', 'a', 'image', 'use', 'foreignObject'].includes(tagName), tagName);
        for (const {name, value} of attrs) {
          assert.ok(ALLOWED.has(name), `${tagName} has ${name}`);
          assert.ok(name === 'xmlns' || !/https?:|url\(|#[0-9a-f]{3}/i.test(value), `${name}="${value}"`);
        }
      }
    });

    it('says its title and description first, and is named by them', async () => {
      const svg = svgOf(await draw(source, language));
      const [, title, desc, ...rest] = elementsOf(svg);
      assert.deepEqual(
        [title, desc].map((one) => [one!.tagName, attributeOf(one!, 'id'), textOf(one!)]),
        [
          ['title', 'd1-title', words.title],
          ['desc', 'd1-desc', words.desc],
        ],
      );
      const names = ['role', 'aria-labelledby', 'aria-describedby'].map((name) => attributeOf(svg, name));
      assert.deepEqual(names, ['img', 'd1-title', 'd1-desc']);
      assert.deepEqual(named(rest, 'title'), [], 'no tooltips on nodes');
    });

    it('shows every label, escaped, and the names of what has none', async () => {
      const shown = texts(await draw(source, language));
      assert.deepEqual(
        LABELS[language].filter((label) => !shown.includes(label)),
        [],
      );
    });

    it('keeps every shape inside the picture, and its size in px', async () => {
      const all = await draw(source, language);
      const [, , width = 0, height = 0] = attributeOf(svgOf(all), 'viewBox')?.split(' ').map(Number) ?? [];
      assert.ok(width > 100 && height > 40);
      for (const rect of named(all, 'rect')) {
        const [x, y, w, h] = numbers(rect, 'x', 'y', 'width', 'height');
        assert.ok(x! >= 0 && y! >= 0 && w! > 0 && x! + w! <= width && y! + h! <= height, attributeOf(rect, 'class'));
      }
    });
  });

describe('dot', () => {
  const groups = (all: readonly Element[], kind: string) =>
    named(all, 'g').filter((group) => classesOf(group)[0] === kind);

  it('keeps the classes of nodes, edges and clusters', async () => {
    const all = await draw(STORAGE);
    for (const name of ['node primary', 'node store', 'edge muted dashed', 'cluster store'])
      assert.notEqual(classed(all, name), 0, name);
  });

  it('breaks a label where the source says \\n', async () => {
    assert.deepEqual(texts(await draw('digraph { a [label="one\\ntwo"] }')), ['one', 'two']);
  });

  it('draws boxes with round corners, cylinders with a rim, and both heads of an edge', async () => {
    const all = await draw(STORAGE);
    const [operator, raw] = ['node primary', 'node store'].map((name) => [
      ...elementsOf(all.find((group) => attributeOf(group, 'class') === name)!),
    ]);
    assert.equal(attributeOf(named(operator!, 'rect')[0]!, 'rx'), '6');
    assert.deepEqual(
      named(raw!, 'path').map((part) => attributeOf(part, 'class')),
      [undefined, 'line'],
    );
    assert.deepEqual([classed(all, 'arrow'), classed(all, 'arrow open')], [3, 1]);
  });

  it('puts labels that a line may cross on top of the lines', async () => {
    const order = named(await draw(STORAGE), 'g');
    const lastLine = order.findLastIndex((group) => classed([...elementsOf(group)], 'line') > 0);
    const label = order.findIndex((group) => attributeOf(group, 'class') === 'cluster store' && textOf(group) !== '');
    assert.ok(label > lastLine);
  });

  it('leaves out what is invisible', async () => {
    const all = await draw('digraph { a; b [style=invis]; a -> b [style=invis] }');
    assert.deepEqual([groups(all, 'node').length, groups(all, 'edge').length], [1, 0]);
  });

  it('moves what is wider than a phone together', async () => {
    const widthOf = async (count: number) =>
      numbers(
        svgOf(await draw(`digraph { ${'abcd'.slice(0, count).replaceAll(/./g, 'x -> "Name $&";')} }`)),
        'width',
      )[0]!;
    const [two, three, four] = [await widthOf(2), await widthOf(3), await widthOf(4)];
    assert.ok(four <= PHONE_WIDTH && three + (three - two) > PHONE_WIDTH, `${two}, ${three}, ${four} px`);
  });
});

describe('sequence', () => {
  it('draws one group for each participant, message and note, and frames with their conditions', async () => {
    const all = await draw(SCAN, 'sequence');
    // The drawing is high, so that the names stand below it once more.
    const counts = ['node', 'lifeline', 'edge', 'edge dashed', 'note', 'frame', 'divider'].map((name) =>
      classed(all, name),
    );
    assert.deepEqual(counts, [6, 3, 4, 5, 2, 4, 2]);
    assert.equal(classed(await draw('participant A\nparticipant B\nA->>B: once', 'sequence'), 'node'), 2);
  });

  for (const [arrow, direction] of [
    ['A->>B: x', 1],
    ['B->>A: x', -1],
  ] as const)
    it(`points the arrow from who speaks to who listens: ${arrow}`, async () => {
      const all = await draw(`participant A\nparticipant B\n${arrow}`, 'sequence');
      const head = all.find((element) => attributeOf(element, 'class') === 'arrow');
      const [back = 0, , front = 0] =
        attributeOf(head!, 'd')
          ?.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      assert.equal(Math.sign(front - back), direction);
    });

  it('moves columns together where a phone has no room, inside the picture', async () => {
    const source = ['A', 'B', 'C', 'D', 'E', 'F'].map((id) => `participant ${id}`).join('\n');
    const all = await draw(
      `${source}\nA->>B: a message of average length\nNote over F: a remark of average length`,
      'sequence',
    );
    const [width = 0] = numbers(svgOf(all), 'width');
    assert.ok(width <= PHONE_WIDTH, `${width} px`);
    for (const rect of named(all, 'rect')) {
      const [x = -1, w = 0] = numbers(rect, 'x', 'width');
      assert.ok(x >= 0 && x + w <= width);
    }
  });
});
