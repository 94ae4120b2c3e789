import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {type DiagramLanguage, renderDiagram} from '../../src/markdown/diagrams';
import {DESKTOP_WIDTH, PHONE_WIDTH} from '../../src/markdown/diagrams/document';
import {all, read, type Elements} from '../support/elements';

const words = {title: 'Storage of results', desc: 'The lurker uploads & the parser reads.', id: 'd1'};

/** A drawing as a browser reads it from a page; without the layout for desktops, unless it is asked for. */
async function draw(source: string, language: DiagramLanguage = 'dot', wide = false): Promise<Elements> {
  const drawing = read(await renderDiagram(language, source, words));
  if (drawing.find('.diagram-wide').length > 0) drawing.find(wide ? '.diagram-narrow' : '.diagram-wide').remove();
  return drawing;
}
const numbers = (element: Elements, ...names: readonly string[]) => names.map((name) => Number(element.attr(name)));
const classed = (drawing: Elements, name: string) => drawing.find(`[class="${name}"]`);
const widthIn = (drawing: Elements) => Number(drawing.find('svg').attr('width'));
const texts = (drawing: Elements) => all(drawing, 'text').map((one) => one.text());

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
  `class id type role tabindex hidden aria-haspopup aria-hidden aria-label aria-labelledby aria-describedby xmlns width height viewBox x y
  rx ry cx cy r d text-anchor`.split(/\s+/),
);

for (const [language, source] of [
  ['dot', STORAGE],
  ['sequence', SCAN],
] as const)
  describe(`${language}: a source becomes inline SVG in the colours of the page`, () => {
    it('is well-formed, and carries no style, colour, font, event or address', async () => {
      for (const {tagName, attribs} of (await draw(source, language)).find('*').toArray()) {
        assert.ok(!['style', 'script', 'a', 'image', 'use', 'foreignObject'].includes(tagName), tagName);
        for (const [name, value] of Object.entries(attribs)) {
          assert.ok(ALLOWED.has(name), `${tagName} has ${name}`);
          assert.ok(name === 'xmlns' || !/https?:|url\(|#[0-9a-f]{3}/i.test(value), `${name}="${value}"`);
        }
      }
    });

    it('says its title and description first, and is named by them', async () => {
      const svg = (await draw(source, language)).find('svg');
      const [title, desc] = all(svg, '*');
      assert.deepEqual([title?.attr('id'), title?.text()], ['d1-title', words.title]);
      assert.deepEqual([desc?.attr('id'), desc?.text()], ['d1-desc', words.desc]);
      const names = ['role', 'aria-labelledby', 'aria-describedby'].map((name) => svg.attr(name));
      assert.deepEqual(names, ['img', 'd1-title', 'd1-desc']);
      assert.equal(svg.find('title').length, 1, 'no tooltips on nodes');
    });

    it('shows every label, escaped, and the names of what has none', async () => {
      const shown = texts(await draw(source, language));
      assert.deepEqual(
        LABELS[language].filter((label) => !shown.includes(label)),
        [],
      );
    });

    it('keeps every shape inside the picture, and its size in px, on phones and desktops', async () => {
      for (const wide of [false, true]) {
        const drawing = await draw(source, language, wide);
        const [, , width = 0, height = 0] = drawing.find('svg').attr('viewBox')?.split(' ').map(Number) ?? [];
        assert.ok(width > 100 && height > 40);
        for (const rect of all(drawing, 'rect')) {
          const [x, y, w, h] = numbers(rect, 'x', 'y', 'width', 'height');
          const inside = x! >= 0 && y! >= 0 && w! > 0 && x! + w! <= width && y! + h! <= height;
          assert.ok(inside, `${rect.toString()} in ${width} × ${height}`);
        }
      }
    });

    it('gives every label of a line a background, so that no other line runs through it', async () => {
      const drawing = await draw(source, language);
      assert.ok(classed(drawing, 'plate').length >= (language === 'dot' ? 2 : 8));
    });
  });

describe('dot', () => {
  it('moves what is wider than a phone together', async () => {
    const widthOf = async (count: number) =>
      widthIn(await draw(`digraph { ${'abcd'.slice(0, count).replaceAll(/./g, 'x -> "Name $&";')} }`));
    const [two, three, four] = [await widthOf(2), await widthOf(3), await widthOf(4)];
    assert.ok(four <= PHONE_WIDTH && three + (three - two) > PHONE_WIDTH, `${two}, ${three}, ${four} px`);
  });
});

describe('a desktop has a layout of its own where it helps', () => {
  const wideIn = async (source: string, language: DiagramLanguage) =>
    read(await renderDiagram(language, source, words)).find('.diagram-wide');

  it('participants that a phone shows close together are apart', async () => {
    const names = ['You', 'Operator', 'Scanner', 'Lurker', 'Parser', 'Hook'];
    const source = [
      ...names.map((name) => `participant ${name}`),
      ...names.slice(1).map((name, index) => `${names[index]}->>${name}: a message of average length`),
    ].join('\n');
    const wide = await wideIn(source, 'sequence');
    const boxes = all(wide, '.node > rect').map((rect) => numbers(rect, 'x', 'width'));
    const gaps = boxes.slice(1, 6).map(([x], index) => x! - (boxes[index]![0]! + boxes[index]![1]!));
    assert.ok(Math.min(...gaps) >= 12, gaps.join(', '));
    assert.ok(Number(wide.attr('width')) <= DESKTOP_WIDTH);
  });

  it('a chain runs from left to right, unless its author names a direction', async () => {
    const chain = (attributes: string) => `digraph { ${attributes} one -> two -> three -> four }`;
    const wide = await wideIn(chain(''), 'dot');
    assert.ok(Number(wide.attr('height')) < 100);
    assert.equal((await wideIn(chain('rankdir=TB'), 'dot')).length, 0);
  });

  it('both are named by the same title and description, which are written once', async () => {
    const drawing = read(await renderDiagram('dot', 'digraph { one -> two -> three }', words));
    const names = all(drawing, 'svg[role]').map((svg) => [svg.attr('aria-labelledby'), svg.attr('aria-describedby')]);
    assert.deepEqual(names, [
      ['d1-title', 'd1-desc'],
      ['d1-title', 'd1-desc'],
    ]);
    assert.equal(drawing.find('title').length, 1);
  });
});

describe('sequence', () => {
  it('draws one group for each participant, message and note, and frames with their conditions', async () => {
    const drawing = await draw(SCAN, 'sequence');
    // The drawing is high, so that the names are below it once more.
    const counts = ['node', 'lifeline', 'edge', 'edge dashed', 'note', 'frame', 'divider'].map(
      (name) => classed(drawing, name).length,
    );
    assert.deepEqual(counts, [6, 3, 4, 5, 2, 4, 2]);
    assert.equal(classed(await draw('participant A\nparticipant B\nA->>B: once', 'sequence'), 'node').length, 2);
  });

  it('moves columns together where a phone has no room, inside the picture', async () => {
    const source = ['A', 'B', 'C', 'D', 'E', 'F'].map((id) => `participant ${id}`).join('\n');
    const drawing = await draw(
      `${source}\nA->>B: a message of average length\nNote over F: a remark of average length`,
      'sequence',
    );
    const width = widthIn(drawing);
    assert.ok(width <= PHONE_WIDTH, `${width} px`);
    for (const rect of all(drawing, 'rect')) {
      const [x = -1, w = 0] = numbers(rect, 'x', 'width');
      assert.ok(x >= 0 && x + w <= width);
    }
  });
});
