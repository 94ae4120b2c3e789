import type {HookAnnotation} from '../../types';

/** What a Scan tells the DefectDojo hook. On a ScheduledScan they are copied to every Scan it starts. */
export const defectdojoAnnotations: readonly HookAnnotation[] = [
  {
    name: 'defectdojo.securecodebox.io/product-type-name',
    meaning: 'Product type of the product; the hook creates it when it is missing, except in low privileged mode.',
    default: 'the product type with the id 1, usually Research and Development',
  },
  {
    name: 'defectdojo.securecodebox.io/product-name',
    meaning: 'Product that receives the findings, looked up inside its product type and created when missing.',
    default:
      'name of the ScheduledScan that owns the Scan; name of the Scan when nothing owns it; an empty text under any other owner',
  },
  {
    name: 'defectdojo.securecodebox.io/product-description',
    meaning: 'Description that a newly created product gets.',
    default: '`Product was automatically created by the secureCodeBox DefectDojo integration`',
  },
  {
    name: 'defectdojo.securecodebox.io/product-tags',
    meaning: 'Tags for a newly created product, separated by commas.',
    default: 'none',
  },
  {
    name: 'defectdojo.securecodebox.io/engagement-name',
    meaning: 'Engagement of the test, found by product, name and version, and created when missing.',
    default: 'name of the Scan',
  },
  {
    name: 'defectdojo.securecodebox.io/engagement-version',
    meaning:
      'Version of the engagement, also used as branch and version of the test; a new one opens a new engagement.',
    default: 'empty',
  },
  {
    name: 'defectdojo.securecodebox.io/engagement-deduplicate-on-engagement',
    meaning: 'With the text `true` a new engagement deduplicates only within itself.',
    default: 'false',
  },
  {
    name: 'defectdojo.securecodebox.io/engagement-tags',
    meaning: 'Tags for a newly created engagement, separated by commas.',
    default: 'none',
  },
  {
    name: 'defectdojo.securecodebox.io/test-title',
    meaning: 'Title of the test that is created for each scan.',
    default: 'name of the Scan',
  },
  {
    name: 'defectdojo.securecodebox.io/minimum-severity',
    meaning:
      'Lowest severity to import, for example `Low`; do not rely on it, because the hook sends the field under a name that DefectDojo does not document, and the spelling `minimum_severity` is not read at all.',
    default: 'none',
  },
];
