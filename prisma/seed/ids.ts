import { createHash } from 'node:crypto';

/**
 * The same id for the same name on every computer and in every run, so that loading the demo data twice
 * changes nothing. Version 8 (RFC 9562): custom.
 */
export function sampleId(name: string): string {
  const bytes = createHash('sha256').update(`antarman sample ${name}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
