import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import type {DiagramLanguage} from '../../src/markdown/code/languages';
import {renderDiagram} from '../../src/markdown/diagrams';
import {all, read, type Elements} from '../support/elements';
import {assertNone} from '../support/said';

const words = {title: 'Storage of "results"', desc: 'The lurker uploads & the parser reads.', id: 'd1'};

/** A diagram as parsed HTML. Of a graph, only the drawing for phones. */
async function draw(source: string, language: DiagramLanguage): Promise<Elements> {
  const drawing = read(await renderDiagram(language, source, words));
  drawing.find('.diagram-wide').remove();
  return drawing;
}

const STORAGE = `digraph {
  operator [label="Operator" class="primary"]
  subgraph cluster_s3 {
    label="S3 bucket"
    class="store"
    raw [label="scan-<uid>/raw" shape=cylinder class="store"]
  }
  operator -> lurker [label="presigned URL" class="muted" style=dashed]
  lurker -> raw [label="PUT"]
  raw -> operator [dir=both]
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

const LABELS = ['Operator', 'PUT', 'S3 bucket', 'lurker', 'presigned URL', 'scan-<uid>/raw'];
/** The steps in reading order: who calls whom, and when. */
const STEPS = [
  'User → Operator: create Scan',
  'looks up the ScanType',
  'Operator: order hooks',
  'If: job succeeded',
  'Operator → S3 bucket: PUT <b> & "quotes"',
  'Loop: for each priority',
  'In parallel: ReadAndWrite',
  'S3 bucket → Operator: findings',
  'And: ReadOnly',
  'S3 bucket → Operator: the same findings: yes',
  'Operator → User: state Done',
  'Else: job failed',
  'see </svg>',
  'Operator → User: state Errored',
  'Operator → User: goodbye',
  'If: a time to live is set',
  'Operator: delete',
];
describe('a diagram', () => {
  it('a graph starts with its title and description, which are its accessible name and description', async () => {
    const drawing = await draw(STORAGE, 'dot');
    assert.equal(drawing.find('[role=region]').attr('aria-label'), `Diagram: ${words.title}`);
    const svg = drawing.find('svg');
    const [title, desc] = all(svg, '*');
    assert.deepEqual([title?.attr('id'), title?.text()], ['d1-title', words.title]);
    assert.deepEqual([desc?.attr('id'), desc?.text()], ['d1-desc', words.desc]);
    const names = ['role', 'aria-labelledby', 'aria-describedby'].map((name) => svg.attr(name));
    assert.deepEqual(names, ['img', 'd1-title', 'd1-desc']);
    assert.equal(svg.find('title').length, 1, 'no tooltips on nodes');
  });

  it('edges of a graph have right angles, and none is drawn through a box', async () => {
    const drawing = await draw(
      'digraph { a -> b -> c -> d; a -> d; a -> c; b -> d; d -> a; subgraph cluster_x { label=X; e -> f } b -> f; e -> d }',
      'dot',
    );
    const boxes = all(drawing, '.node > rect').map((one) =>
      ['x', 'y', 'width', 'height'].map((name) => Number(one.attr(name))),
    );
    for (const line of all(drawing, '.edge > .line')) {
      const points = [...(line.attr('d') ?? '').matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [
        Number(x),
        Number(y),
      ]);
      for (const [index, [x2 = 0, y2 = 0]] of points.entries()) {
        const [x1 = x2, y1 = y2] = points[index - 1] ?? [];
        assert.ok(Math.abs(x1 - x2) < 0.2 || Math.abs(y1 - y2) < 0.2 || Math.hypot(x1 - x2, y1 - y2) < 12, 'a slant');
        for (const [x = 0, y = 0, width = 0, height = 0] of boxes) {
          const isIn = Math.max(x1, x2) > x + 2 && Math.min(x1, x2) < x + width - 2;
          assert.ok(!(isIn && Math.max(y1, y2) > y + 2 && Math.min(y1, y2) < y + height - 2), 'a line in a box');
        }
      }
    }
    assert.equal(all(drawing, '.edge > .line').length, 10);
  });

  it('a graph shows every label, escaped, and the names of nodes without one', async () => {
    const shown = all(await draw(STORAGE, 'dot'), 'text').map((one) => one.text());
    assertNone(LABELS.filter((label) => !shown.includes(label)));
  });

  it('a sequence is a list of steps with their participants, and has a title and a description', async () => {
    const drawing = await draw(SCAN, 'sequence');
    const steps = all(drawing, '.message > span, .note > span, .frame > p').map((one) => one.text().trim());
    assert.deepEqual(steps, STEPS);
    assert.equal(drawing.find('figcaption').text(), words.title);
    assert.equal(drawing.find('details > p').text(), words.desc);
    assert.equal(drawing.find('.sequence-names[aria-hidden=true]').text(), 'UserOperatorS3 bucket');
  });
});
