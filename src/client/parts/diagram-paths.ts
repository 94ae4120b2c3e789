// Lights the path through a node of a diagram: all edges that lead to it, and all that follow from it. The node is the one under the pointer, or
// the one that the arrow keys choose while the diagram has the focus.
import {translate} from '@docusaurus/Translate';
import {element} from '../../lib/element';

/** The numbers of the nodes of an edge (src/markdown/diagrams/dot/svg.ts). */
const ends = (edge: Element): readonly string[] =>
  /from-(\d+) to-(\d+)/.exec(edge.getAttribute('class') ?? '')?.slice(1) ?? [];

const numberOf = (node: Element | undefined): string | undefined =>
  /node-(\d+)/.exec(node?.getAttribute('class') ?? '')?.[1];

/** The lines of a label as one text. */
const nameOf = (node: Element): string =>
  [...node.querySelectorAll('text')].map(({textContent}) => textContent).join(' ');

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

function light(node: Element | undefined): void {
  if (node === lit) return;
  for (const one of [lit, node]) {
    const drawing = one?.closest('svg');
    if (!drawing) continue;
    const edges = [...drawing.querySelectorAll('.edge')];
    const number = one === node ? numberOf(node) : undefined;
    const path = number === undefined ? [] : [...reached(edges, number, 0), ...reached(edges, number, 1)];
    for (const edge of edges) edge.classList.toggle('lit', path.includes(edge));
    drawing.classList.toggle('traced', path.length > 0);
  }
  lit?.classList.remove('current');
  node?.classList.add('current');
  lit = node;
}

/** The node, and the nodes at the other ends of its edges, for screen readers. */
function describe(node: Element, nodes: readonly Element[]): string {
  const edges = [...(node.closest('svg')?.querySelectorAll('.edge') ?? [])]
    .filter((edge) => edge.querySelector('.line'))
    .map(ends);
  const neighbors = (side: 0 | 1): string =>
    nodes
      .filter((other) => edges.some((edge) => edge[side] === numberOf(node) && edge[1 - side] === numberOf(other)))
      .map(nameOf)
      .join(', ');
  return translate(
    {id: 'site.diagram.node', message: '{name}. From: {before}. To: {after}.'},
    {name: nameOf(node), before: neighbors(1) || '–', after: neighbors(0) || '–'},
  );
}

/** Lights the node that is `step` nodes after the lit one, scrolls to it, and announces it. */
function choose(region: Element, step: number): void {
  const nodes = [...region.querySelectorAll('.node')].filter((node) => node.getClientRects().length > 0);
  const node = nodes.at((nodes.findIndex((one) => one === lit) + step) % nodes.length);
  if (!node) return;
  light(node);
  node.scrollIntoView({block: 'nearest', inline: 'nearest'});
  const status = region.querySelector('output') ?? element('output', {className: 'visually-hidden'});
  region.append(status);
  status.textContent = describe(node, nodes);
}

const regionOf = (target: EventTarget | null): Element | undefined =>
  target instanceof Element && target.matches('.diagram-scroll') ? target : undefined;

document.addEventListener('pointerover', ({target}) => {
  light(target instanceof Element ? (target.closest('.diagram-scroll .node') ?? undefined) : undefined);
});
document.addEventListener('focusin', ({target}) => {
  const region = regionOf(target);
  if (region?.matches(':focus-visible')) choose(region, 1);
});
document.addEventListener('focusout', ({target}) => {
  if (regionOf(target)) light(undefined);
});
document.addEventListener('keydown', (event) => {
  const region = regionOf(event.target);
  const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
  if (!region || step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  choose(region, step);
});
