/** The part of a sidebar item that is read here. */
interface SidebarItem {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly link?: {readonly type: string; readonly id?: string};
  readonly items?: readonly SidebarItem[];
}

/**
 * Labels of the categories that hold each document, outermost first. The document that a category links to is held by
 * the categories around it.
 *
 * @returns labels by id of the document
 */
export function categoriesOf(sidebars: Readonly<Record<string, readonly unknown[]>>): Map<string, readonly string[]> {
  const labels = new Map<string, readonly string[]>();
  const visit = (items: readonly SidebarItem[], around: readonly string[]): void => {
    for (const {type, id, label = '', link, items: inner} of items) {
      if (type === 'category') {
        if (link?.type === 'doc' && link.id !== undefined && !labels.has(link.id)) labels.set(link.id, around);
        visit(inner ?? [], [...around, label]);
      } else if ((type === 'doc' || type === 'ref') && id !== undefined && !labels.has(id)) {
        labels.set(id, around);
      }
    }
  };
  for (const items of Object.values(sidebars)) visit(items as readonly SidebarItem[], []);
  return labels;
}
