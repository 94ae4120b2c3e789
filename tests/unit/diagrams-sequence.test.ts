import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {layoutSequence} from '../../src/markdown/diagrams/sequence/layout';
import {parseSequence} from '../../src/markdown/diagrams/sequence/parse';
import {linesWidth} from '../../src/markdown/diagrams/text';
import type {Scene, Shape, ShapeOf} from '../../src/markdown/diagrams/sequence/scene';

function scene(source: string): Scene {
  return layoutSequence(parseSequence(source));
}

function shapes<Kind extends Shape['kind']>(source: string, kind: Kind): ShapeOf<Kind>[] {
  return scene(source).shapes.filter((shape): shape is ShapeOf<Kind> => shape.kind === kind);
}

const two = (steps: string) => `participant A\nparticipant B\n${steps}`;

describe('sequence: the layout leaves nothing out of the picture or on top of something else', () => {
  it('keeps the text of messages between the lines that they join', () => {
    const long = two('A->>B: a text that is much longer than the names of the two who take part in it');
    const [message] = shapes(long, 'message');
    assert.ok(message && message.lines.length > 1);
    assert.ok(message.to - message.from < 230, `${message.to - message.from} px`);
  });

  it('puts a note over all whom it names, in whichever order', () => {
    const [a, b] = shapes(two('note over B,A: both'), 'participant');
    const [note] = shapes(two('note over B,A: both'), 'note');
    assert.ok(note && a && b && note.x < a.x + a.width && note.x + note.width > b.x);
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

  it('lets text stand beside its arrow, inside the picture, where columns are close together', () => {
    const ends = `${six[0]}->>${six[1]}: a message of average length`;
    const close = layoutSequence(parseSequence([...six.map((id) => `participant ${id}`), ends].join('\n')), 0);
    for (const {lines, middle} of close.shapes.filter((shape) => shape.kind === 'message')) {
      const half = linesWidth(lines, 13) / 2;
      assert.ok(middle - half >= 0 && middle + half <= close.width, lines.join(' '));
    }
  });

  it('lets steps follow each other without overlap', () => {
    const source = two(
      'A->>B: call\nNote over A,B: both\nA->>A: think\nloop x\n  B-->>A: answer\nend\nNote over B: one',
    );
    const rows = scene(source).shapes.flatMap((shape) => {
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
});
