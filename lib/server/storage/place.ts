/** Where an object is stored. */
export type ObjectPlace = { readonly bucket: string; readonly key: string };
