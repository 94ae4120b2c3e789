import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {layoutSequence} from '../../src/markdown/diagrams/sequence/layout';
import {parseSequence} from '../../src/markdown/diagrams/sequence/parse';
import type {Scene, Shape, ShapeOf} from '../../src/markdown/diagrams/sequence/scene';

function scene(source: string): Scene {
  return layoutSequence(parseSequence(source));
}

function shapes<Kind extends Shape['kind']>(source: string, kind: Kind): ShapeOf<Kind>[] {
  return scene(source).shapes.filter((shape): shape is ShapeOf<Kind> => shape.kind === kind);
}

const two = (steps: string) => `participant A\nparticipant B\n${steps}`;

describe('sequence: the layout leaves nothing out of the picture or on top of something else', () => {
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
