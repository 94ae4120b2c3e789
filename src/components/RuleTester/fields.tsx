import type {ReactNode} from 'react';
import type {BlockKind, PartName} from '../../simulator/blocks';

/** A field of the editor: its label, and what it accepts. */
export interface FieldText {
  readonly name: PartName;
  readonly label: string;
  readonly hint: ReactNode;
}

const finding: FieldText = {name: 'finding', label: 'Finding', hint: 'One finding, as YAML or JSON.'};

const aliases = (
  <>
    You can add a ParseDefinition with aliases after a <code>---</code> line.
  </>
);

const limited: FieldText = {
  name: 'scan',
  label: 'Scan with selector and scope',
  hint: <>One Scan as YAML. {aliases}</>,
};

/** The fields of the editor of each kind, in their order. */
export const FIELDS: Readonly<Record<BlockKind, readonly FieldText[]>> = {
  'cascading-rule': [
    {name: 'rule', label: 'Cascading rule', hint: 'One CascadingRule as YAML.'},
    finding,
    {
      name: 'scan',
      label: 'Parent Scan (optional)',
      hint: <>The Scan that produced the finding. {aliases}</>,
    },
  ],
  scope: [limited, finding],
  playground: [finding, limited],
  'post-processing': [{name: 'rule', label: 'Rules', hint: 'The rules of a Helm values file as YAML.'}, finding],
};
