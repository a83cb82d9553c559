export type ObjectAddress = { readonly bucket: string; readonly key: string };
