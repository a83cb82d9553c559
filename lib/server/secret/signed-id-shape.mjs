// @ts-check

/** Source of a pattern with three groups for the signed name of a row, valid or forged (`signed-id.ts`). */
export const signedIdShape = '([0-9a-f-]{36})\\.([0-9a-z]{1,11})\\.([\\w-]{43})';
