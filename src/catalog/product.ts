import {release} from './product/release.json';

/** The product release that the documentation describes, without a leading `v`. */
export const PRODUCT_RELEASE: string = release;

/** Earlier releases that commands on the upgrading page can install, newest first. */
const EARLIER = ['5.7.0', '5.6.0', '5.5.0', '5.4.0', '5.3.0', '5.2.0', '5.1.0', '5.0.0', '4.16.0'];

/** Releases that commands on the upgrading page can install, newest first. */
export const KNOWN_RELEASES: readonly string[] = [PRODUCT_RELEASE, ...EARLIER];

/** Registry of all charts of the product. Append `/<chart name>`. */
export const CHART_REGISTRY = 'oci://ghcr.io/securecodebox/helm';
