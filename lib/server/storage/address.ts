/** Where an object is stored. */
export type ObjectAddress = { readonly bucket: string; readonly key: string };
