import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {renderDiagram} from '../../src/markdown/diagrams';
import {PHONE_WIDTH} from '../../src/markdown/diagrams/document';
import {layoutSequence} from '../../src/markdown/diagrams/sequence/layout';
import {parseSequence} from '../../src/markdown/diagrams/sequence/parse';
import {linesWidth} from '../../src/markdown/diagrams/text';
import type {Scene, Shape, ShapeOf} from '../../src/markdown/diagrams/sequence/scene';
import {drawn, type Drawn} from './support/drawn';

const text = {title: 'A scan', desc: 'The operator runs a scan.', id: 'd2'};

const SCAN = `%% how a scan runs
participant U as User
participant O as Operator
participant S as S3 bucket
U->>O: create Scan
Note over O: looks up the ScanType
O->>O: order hooks
alt job succeeded
  O->>S: PUT findings.json
  loop for each priority
    par ReadAndWrite
      S-->>O: findings
    and ReadOnly
      S-->>O: the same findings
    end
  end
  O-->>U: state Done
else job failed
  Note over U,O: see status.errorDescription
  O-->>U: state Errored
end
opt a time to live is set
  O->>O: delete
end`;

function scene(source: string): Scene {
  return layoutSequence(parseSequence(source));
}

function shapes<Kind extends Shape['kind']>(source: string, kind: Kind): ShapeOf<Kind>[] {
  return scene(source).shapes.filter((shape): shape is ShapeOf<Kind> => shape.kind === kind);
}

type Boxed = ShapeOf<'participant' | 'note' | 'frame'>;

function isBoxed(shape: Shape): shape is Boxed {
  return shape.kind === 'participant' || shape.kind === 'note' || shape.kind === 'frame';
}

function arrowHead(all: readonly Drawn[]): string {
  return all.find(({attributes}) => attributes['class'] === 'arrow')?.attributes['d'] ?? '';
}

const two = (steps: string) => `participant A\nparticipant B\n${steps}`;

describe('sequence: every construct is read and drawn', () => {
  it('reads calls, answers, messages to oneself, and notes over one or several', () => {
    const source = two('A->>B: call\nB-->>A: answer: yes\nA->>A: think\nNote over B: one\nnote over B,A: both');
    assert.deepEqual(parseSequence(source).steps, [
      {kind: 'message', from: 0, to: 1, text: 'call', dashed: false},
      {kind: 'message', from: 1, to: 0, text: 'answer: yes', dashed: true},
      {kind: 'message', from: 0, to: 0, text: 'think', dashed: false},
      {kind: 'note', first: 1, last: 1, text: 'one'},
      {kind: 'note', first: 0, last: 1, text: 'both'},
    ]);
  });

  it('draws one group for each participant, message and note, and frames with their conditions', async () => {
    const all = drawn(await renderDiagram('sequence', SCAN, text));
    const counts: Record<string, number> = {};
    for (const {attributes} of all) {
      const name = attributes['class'];
      if (name) counts[name] = (counts[name] ?? 0) + 1;
    }
    // The drawing is high, so that the names stand below it once more.
    assert.deepEqual([counts['node'], counts['lifeline']], [6, 3]);
    assert.deepEqual([counts['edge'], counts['edge dashed'], counts['note']], [4, 4, 2]);
    assert.deepEqual([counts['frame'], counts['divider']], [4, 2]);
    const shown = all.filter(({name}) => name === 'text').map(({text: said}) => said);
    for (const line of [
      'alt',
      'loop',
      'par',
      'opt',
      '[job succeeded]',
      '[job failed]',
      '[ReadOnly]',
      'PUT findings.json',
    ]) {
      assert.ok(shown.includes(line), line);
    }
  });

  it('is well-formed, with classes instead of styles and colours', async () => {
    const source = two('A->>B: <b> & "quotes"\nNote over A,B: </svg>');
    const all = drawn(await renderDiagram('sequence', source, text));
    const shown = all.filter(({name}) => name === 'text').map(({text: said}) => said);
    for (const line of ['<b> & "quotes"', '</svg>']) assert.ok(shown.includes(line), line);
    for (const {attributes} of all) {
      for (const key of Object.keys(attributes)) assert.doesNotMatch(key, /^(?:style|fill|stroke|font|color|on)/);
    }
  });
});

describe('sequence: the layout leaves nothing out of the picture or on top of something else', () => {
  it('keeps participants, notes and frames inside', () => {
    const whole = scene(SCAN);
    for (const {kind, x, y, width, height} of whole.shapes.filter(isBoxed)) {
      assert.ok(x >= 0 && y >= 0 && x + width <= whole.width && y + height <= whole.height, kind);
    }
  });

  it('keeps the text of messages between the lines that they join', () => {
    const long = two('A->>B: a text that is much longer than the names of the two who take part in it');
    const [message] = shapes(long, 'message');
    assert.ok(message && message.lines.length > 1);
    assert.ok(message.to - message.from < 230, `${message.to - message.from} px`);
  });

  it('wraps long names, labels and conditions', () => {
    const source = `participant A as A participant with a very long name
participant B
loop as long as there are hooks of this priority that have not finished their work yet
  A->>B: x
end`;
    assert.ok((shapes(source, 'participant')[0]?.lines.length ?? 0) >= 3);
    const [frame] = shapes(source, 'frame');
    assert.ok(frame && frame.width <= 340 && (frame.sections[0]?.lines.length ?? 0) >= 2);
    assert.ok(scene(source).width <= 380, `${scene(source).width} px`);
  });

  const six = ['A', 'B', 'C', 'D', 'E', 'F'];
  for (const [what, source, width] of [
    ['two participants with short texts into the width of a phone', two('A->>B: create Scan\nB-->>A: state Done'), 256],
    [
      'six participants into the text column',
      [
        ...six.map((id) => `participant ${id} as Participant ${id}`),
        ...six.slice(1).map((id, index) => `${six[index]}->>${id}: a message of average length`),
      ].join('\n'),
      860,
    ],
  ] as const)
    it(`fits ${what}`, () => assert.ok(scene(source).width <= width, `${scene(source).width} px`));

  it('moves columns together and lets text stand beside its arrow, inside the picture, where a phone has no room', async () => {
    const ends = `${six[0]}->>${six[1]}: a message of average length\nNote over ${six[5]}: a remark of average length`;
    const source = [...six.map((id) => `participant ${id}`), ends].join('\n');
    const all = drawn(await renderDiagram('sequence', source, text));
    const width = Number(all.find(({name}) => name === 'svg')?.attributes['width']);
    assert.ok(width <= PHONE_WIDTH && width < scene(source).width, `${width} px`);
    for (const {attributes} of all.filter(({name}) => name === 'rect')) {
      assert.ok(Number(attributes['x']) >= 0 && Number(attributes['x']) + Number(attributes['width']) <= width);
    }
    const close = layoutSequence(parseSequence(source), 0);
    for (const {lines, middle} of close.shapes.filter((shape) => shape.kind === 'message')) {
      const half = linesWidth(lines, 13) / 2;
      assert.ok(middle - half >= 0 && middle + half <= close.width, lines.join(' '));
    }
  });

  it('lets steps follow each other without overlap', () => {
    const rows = scene(SCAN).shapes.flatMap((shape) => {
      if (shape.kind === 'message') return [{top: shape.y - shape.lines.length * 17 - 4, bottom: shape.y}];
      return shape.kind === 'note' || shape.kind === 'self' ? [{top: shape.y, bottom: shape.y + shape.height}] : [];
    });
    for (const [index, row] of rows.entries())
      assert.ok(index === 0 || row.top >= rows[index - 1]!.bottom, `row ${index}`);
  });

  it('puts a frame around all of its steps, and an inner frame inside the outer one', () => {
    const [outer, inner] = shapes(two('alt x\n  loop y\n    A->>B: z\n  end\nend'), 'frame');
    assert.ok(outer && inner);
    assert.ok(outer.x < inner.x && outer.y < inner.y);
    assert.ok(outer.x + outer.width > inner.x + inner.width && outer.y + outer.height > inner.y + inner.height);
  });

  it('repeats the names below a drawing that is higher than a screen', () => {
    const long = two(Array.from({length: 20}, () => 'A->>B: again').join('\n'));
    assert.equal(shapes(two('A->>B: once'), 'participant').length, 2);
    assert.equal(shapes(long, 'participant').length, 4);
  });
});

describe('sequence: arrows point from who speaks to who listens', () => {
  for (const [arrow, direction] of [
    ['A->>B: x', 1],
    ['B->>A: x', -1],
  ] as const) {
    it(arrow, async () => {
      const path = arrowHead(drawn(await renderDiagram('sequence', two(arrow), text)));
      const [back = 0, , front = 0] = path.match(/[\d.]+/g)?.map(Number) ?? [];
      assert.equal(Math.sign(front - back), direction);
    });
  }
});
