import {release} from './product/release.json';

/** The product release that the documentation describes, without a leading `v`. */
export const PRODUCT_RELEASE: string = release;

/** Registry of all charts of the product. Append `/<chart name>`. */
export const CHART_REGISTRY = 'oci://ghcr.io/securecodebox/helm';
