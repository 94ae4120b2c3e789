import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {renderDiagram} from '../../src/markdown/diagrams';
import {PHONE_WIDTH} from '../../src/markdown/diagrams/document';
import {drawn, type Drawn} from './support/drawn';

const text = {title: 'Storage of results', desc: 'The lurker uploads & the parser reads.', id: 'd1'};

async function draw(source: string): Promise<Drawn[]> {
  return drawn(await renderDiagram('dot', source, text));
}

function groups(all: readonly Drawn[], kind: string): Drawn[] {
  return all.filter(({name, attributes}) => name === 'g' && attributes['class']?.split(' ')[0] === kind);
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
  raw -> operator [dir=both arrowtail=empty]
}`;

describe('dot: a graph becomes inline SVG in the colours of the page', () => {
  it('is well-formed, and carries no style, colour, font, event or address', async () => {
    const all = await draw(STORAGE);
    const allowed = new Set(
      'class id type role tabindex aria-haspopup aria-hidden aria-label aria-labelledby aria-describedby xmlns width height viewBox x y rx ry cx cy r d text-anchor'.split(
        ' ',
      ),
    );
    for (const {name, attributes} of all) {
      assert.ok(!['style', 'script', 'a', 'image', 'use', 'foreignObject'].includes(name), name);
      for (const [key, value] of Object.entries(attributes)) {
        assert.ok(allowed.has(key), `${name} has ${key}`);
        assert.ok(key === 'xmlns' || !/https?:|url\(|#[0-9a-f]{3}/i.test(value), `${key}="${value}"`);
      }
    }
  });

  it('says its title and description first, and is named by them', async () => {
    const svg = (await draw(STORAGE)).find(({name}) => name === 'svg');
    assert.ok(svg);
    const [title, desc] = svg.parts;
    assert.deepEqual([title?.name, title?.attributes['id'], title?.text], ['title', 'd1-title', text.title]);
    assert.deepEqual([desc?.name, desc?.attributes['id']], ['desc', 'd1-desc']);
    assert.equal(desc?.text, text.desc);
    assert.equal(svg.attributes['role'], 'img');
    assert.equal(svg.attributes['aria-labelledby'], 'd1-title');
    assert.equal(svg.attributes['aria-describedby'], 'd1-desc');
    assert.equal(svg.parts.filter(({name}) => name === 'title').length, 1, 'no tooltips on nodes');
  });

  it('keeps the classes of nodes, edges and clusters', async () => {
    const all = await draw(STORAGE);
    const classes = all.filter(({name}) => name === 'g').map(({attributes}) => attributes['class']);
    for (const expected of ['node primary', 'node store', 'edge muted dashed', 'cluster store']) {
      assert.ok(classes.includes(expected), `${expected} in ${classes.join(', ')}`);
    }
  });

  it('shows every label, escaped, and the names of nodes without one', async () => {
    const shown = (await draw(STORAGE)).filter(({name}) => name === 'text').map(({text: said}) => said);
    assert.deepEqual(shown.toSorted(), ['Operator', 'PUT', 'S3 bucket', 'lurker', 'presigned URL', 'scan-<uid>/raw']);
  });

  it('breaks a label where the source says \\n', async () => {
    const node = groups(await draw('digraph { a [label="one\\ntwo"] }'), 'node')[0];
    assert.deepEqual(
      node!.parts.filter(({name}) => name === 'text').map(({text: said}) => said),
      ['one', 'two'],
    );
  });

  it('draws boxes with round corners, cylinders with a rim, and both heads of an edge', async () => {
    const all = await draw(STORAGE);
    const [operator, raw] = ['node primary', 'node store'].map((name) =>
      all.find((g) => g.attributes['class'] === name),
    );
    assert.equal(operator?.parts.find(({name}) => name === 'rect')?.attributes['rx'], '6');
    assert.deepEqual(
      raw!.parts.filter(({name}) => name === 'path').map(({attributes}) => attributes['class']),
      [undefined, 'line'],
    );
    const heads = groups(all, 'edge')
      .flatMap(({parts}) => parts)
      .map(({attributes}) => attributes['class'] ?? '');
    assert.equal(heads.filter((name) => name === 'arrow').length, 3);
    assert.equal(heads.filter((name) => name === 'arrow open').length, 1);
  });

  it('puts labels that a line may cross on top of the lines', async () => {
    const order = (await draw(STORAGE)).filter(({name}) => name === 'g');
    const lastLine = order.findLastIndex((group) => group.parts.some((part) => part.attributes['class'] === 'line'));
    const firstLabel = order.findIndex((group) => group.attributes['class'] === 'cluster store' && group.text !== '');
    assert.ok(firstLabel > lastLine);
  });

  it('leaves out what is invisible', async () => {
    const all = await draw('digraph { a; b [style=invis]; a -> b [style=invis] }');
    assert.equal(groups(all, 'node').length, 1);
    assert.equal(groups(all, 'edge').length, 0);
  });

  it('keeps every shape inside the picture, and its size in px', async () => {
    const all = await draw(`digraph { a -> b -> c -> a [label="a label that is long"]; c -> c [label="again"] }`);
    const [, , width = 0, height = 0] =
      all
        .find(({name}) => name === 'svg')
        ?.attributes['viewBox']?.split(' ')
        .map(Number) ?? [];
    assert.ok(width > 100 && height > 40);
    for (const {name, attributes} of all) {
      if (name !== 'rect') continue;
      const [x, y, w, h] = ['x', 'y', 'width', 'height'].map((key) => Number(attributes[key]));
      assert.ok(x! >= 0 && y! >= 0 && x! + w! <= width && y! + h! <= height);
    }
  });

  it('moves what is wider than a phone together', async () => {
    const widthOf = async (source: string) =>
      Number((await draw(source)).find(({name}) => name === 'svg')?.attributes['width']);
    const row = (count: number) => widthOf(`digraph { ${'abcd'.slice(0, count).replaceAll(/./g, 'x -> "Name $&";')} }`);
    const [two, three, four] = [await row(2), await row(3), await row(4)];
    assert.ok(four <= PHONE_WIDTH && three + (three - two) > PHONE_WIDTH, `${two}, ${three}, ${four} px`);
  });
});
