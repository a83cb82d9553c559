/** The messages that go from browser to browser beside sound and picture. They pass no server and are stored nowhere. */
export type Beside =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'state';
      readonly microphone: boolean;
      readonly camera: boolean;
      readonly sharing: boolean;
      /** Only sound is sent, because the line cannot carry more. */
      readonly thin: boolean;
    };

/** Most characters of one text. */
export const longestText = 2_000;

const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null;

/** The message of the other browser, or null for anything else. By hand: the room needs no schema library for two shapes. */
export function readBeside(data: unknown): Beside | null {
  if (!isRecord(data)) return null;
  const { kind, text, microphone, camera, sharing, thin } = data;
  if (kind === 'text') return typeof text === 'string' ? { kind, text: text.slice(0, longestText) } : null;
  if (kind !== 'state') return null;
  const states = { microphone, camera, sharing, thin };
  return Object.values(states).every((value) => typeof value === 'boolean')
    ? {
        kind,
        microphone: microphone === true,
        camera: camera === true,
        sharing: sharing === true,
        thin: thin === true,
      }
    : null;
}
