/** The product release that the documentation describes, without a leading `v`. */
export const PRODUCT_RELEASE = '5.8.0';

/** Where every chart of the product is published. Append `/<chart name>`. */
export const CHART_REGISTRY = 'oci://ghcr.io/securecodebox/helm';
