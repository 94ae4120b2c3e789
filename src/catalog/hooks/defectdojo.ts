import type {Hook} from '../types';

export const defectdojo: Hook = {
  id: 'defectdojo',
  title: 'DefectDojo',
  summary:
    'Imports each scan result into OWASP DefectDojo and, unless you switch it off, reads the triaged findings back into secureCodeBox.',
  category: 'persistenceProvider',
  tags: ['defect dojo', 'owasp', 'vulnerability management', 'deduplication', 'triage', 'sync', 'persistence'],
  state: 'released',
  hookType: 'ReadAndWrite; ReadOnly when `defectdojo.syncFindingsBack` is false',
  priority: '0',
  chart: {
    name: 'persistence-defectdojo',
    values: [
      {
        key: 'defectdojo.url',
        default: 'http://defectdojo-django.default.svc',
        meaning: 'Base URL of your DefectDojo, without the path of its API.',
      },
      {
        key: 'defectdojo.syncFindingsBack',
        default: 'true',
        meaning:
          'Replaces the findings of the scan with what DefectDojo made of them; `false` makes the hook ReadOnly, which waits for the deduplication and reads the findings all the same, but writes nothing back.',
      },
      {
        key: 'defectdojo.lowPrivilegedMode',
        default: 'false',
        meaning:
          'Lets the hook work with the token of a user who may only maintain some product types, which must exist beforehand.',
      },
      {
        key: 'defectdojo.authentication.userSecret',
        default: 'defectdojo-credentials',
        meaning: 'Name of the Secret with the API token.',
      },
      {
        key: 'defectdojo.authentication.apiKeyKey',
        default: 'apikey',
        meaning: 'Key of that Secret under which the API token is stored.',
      },
      {
        key: 'defectdojo.authentication.usernameKey',
        default: 'username',
        meaning: 'Has no effect in this release, because the template does not refer to it.',
      },
      {
        key: 'defectdojo.authentication.userId',
        type: 'int',
        default: 'null',
        meaning:
          'Has no effect in this release: also in low privileged mode the hook asks DefectDojo for the owner of the token.',
      },
      {
        key: 'hook.image.pullPolicy',
        default: 'IfNotPresent',
        meaning: 'When the node pulls the hook image; this chart passes it on.',
      },
    ],
  },
  images: [
    {
      role: 'hook',
      repository: 'docker.io/securecodebox/hook-persistence-defectdojo',
      tag: 'chart version',
      note: 'Java 17 on a distroless base, so there is no shell in it.',
    },
  ],
  secrets: [
    {
      name: 'defectdojo-credentials',
      keys: ['apikey'],
      optional: false,
      namedBy: 'defectdojo.authentication.userSecret',
      create: 'kubectl create secret generic defectdojo-credentials --from-literal="apikey=08b7..."',
      note: 'Holds a token for version 2 of the API; a key `username` is not read.',
    },
  ],
  // What a Scan tells the DefectDojo hook. On a ScheduledScan they are copied to every Scan it starts.
  annotations: [
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
  ],
  environment: [
    {name: 'DEFECTDOJO_URL', source: '`defectdojo.url`', meaning: 'Base URL of DefectDojo.'},
    {name: 'DEFECTDOJO_APIKEY', source: 'key `apikey` of the Secret', meaning: 'Token for the API.'},
    {
      name: 'DEFECTDOJO_LOW_PRIVILEGED_MODE',
      source: '`defectdojo.lowPrivilegedMode`',
      meaning: 'Switches the low privileged mode on.',
      default: 'false',
    },
    {
      name: 'DEFECTDOJO_REFETCH_WAIT_SECONDS',
      source: '`hook.env`',
      meaning:
        'Deprecated: seconds between upload and reading back, meant for a DefectDojo that deduplicates asynchronously.',
      default: '0',
    },
    {
      name: 'DEFECTDOJO_MAX_PAGE_COUNT_FOR_GETS',
      source: '`hook.env`',
      meaning: 'How many pages of 100 objects the hook reads at most before it fails.',
      default: '100',
    },
    {
      name: 'DEFECTDOJO_IS_DEV',
      source: '`hook.env`',
      meaning: 'Only for work on the hook itself: takes cluster access from `~/.kube/config`.',
      default: 'false',
    },
  ],
  labels: {type: 'Unstructured'},
  serviceAccount: 'scan-completion-hook',
  related: [
    '/docs/how-tos/hooks',
    '/docs/how-tos/persistence-storage',
    '/docs/hooks/notification-webhook',
    '/docs/api/crds/scan-completion-hook',
    '/docs/auto-discovery/overview',
  ],
};
