import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {type DiagramLanguage, renderDiagram} from '../../src/markdown/diagrams';
import {all, read, type Elements} from '../support/elements';

const words = {title: 'Storage of "results"', desc: 'The lurker uploads & the parser reads.', id: 'd1'};

/** The drawing for phones as a browser reads it from a page. */
async function draw(source: string, language: DiagramLanguage = 'dot'): Promise<Elements> {
  const drawing = read(await renderDiagram(language, source, words));
  drawing.find('.diagram-wide').remove();
  return drawing;
}
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
/** What a drawing can contain; nothing of it is a style, a colour, a font or an event. */
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

    it('begins with its title and description, and is named by them', async () => {
      const drawing = await draw(source, language);
      assert.equal(drawing.find('[role=region]').attr('aria-label'), `Diagram: ${words.title}`);
      const svg = drawing.find('svg');
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
  });
