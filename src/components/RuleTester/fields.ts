import type {BlockKind, PartName} from '../../simulator/blocks';

/** A field of the editor: its label, and what it accepts. */
export interface FieldText {
  readonly name: PartName;
  readonly label: string;
  readonly hint: string;
}

const finding: FieldText = {name: 'finding', label: 'Finding', hint: 'One finding, as YAML or JSON.'};

const limited: FieldText = {
  name: 'scan',
  label: 'Scan with selector and scope',
  hint: 'One Scan as YAML. A ParseDefinition with aliases can follow after a line of three hyphens.',
};

/** The fields of the editor of each kind, in their order. */
export const FIELDS: Readonly<Record<BlockKind, readonly FieldText[]>> = {
  'cascading-rule': [
    {name: 'rule', label: 'Cascading rule', hint: 'One CascadingRule as YAML.'},
    finding,
    {
      name: 'scan',
      label: 'Parent Scan (optional)',
      hint: 'The Scan that the finding comes from. A ParseDefinition with aliases can follow after a line of three hyphens.',
    },
  ],
  scope: [limited, finding],
  playground: [finding, limited],
  'post-processing': [{name: 'rule', label: 'Rules', hint: 'The rules of a values file as YAML.'}, finding],
};
