// Lights the path through a node of a diagram while the pointer is on it: all edges that lead to it, and all that follow from it.

/** The numbers of the nodes of an edge (src/markdown/diagrams/dot/svg.ts). */
const ends = (edge: Element): readonly string[] =>
  /from-(\d+) to-(\d+)/.exec(edge.getAttribute('class') ?? '')?.slice(1) ?? [];

/** The edges that are reached from a node, forward (0) or backward (1). */
function reached(edges: readonly Element[], node: string, side: 0 | 1): ReadonlySet<Element> {
  const found = new Set<Element>();
  const nodes = [node];
  for (const one of nodes) {
    for (const edge of edges.filter((some) => ends(some)[side] === one && !found.has(some))) {
      found.add(edge);
      nodes.push(ends(edge)[1 - side] ?? '');
    }
  }
  return found;
}

let lit: Element | undefined;

function light(drawing: Element, node: string | undefined): void {
  const edges = [...drawing.querySelectorAll('.edge')];
  const path = node === undefined ? [] : [...reached(edges, node, 0), ...reached(edges, node, 1)];
  for (const edge of edges) edge.classList.toggle('lit', path.includes(edge));
  drawing.classList.toggle('traced', path.length > 0);
}

document.addEventListener('pointerover', ({target}) => {
  const node = target instanceof Element ? (target.closest('.diagram-scroll .node') ?? undefined) : undefined;
  if (node === lit) return;
  for (const one of [lit, node]) {
    const drawing = one?.closest('svg');
    if (drawing) light(drawing, one === node ? /node-(\d+)/.exec(one?.getAttribute('class') ?? '')?.[1] : undefined);
  }
  lit = node;
});
