type Way = {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly javaScriptEnabled: boolean;
  /** All but the first run only in the full run. */
  readonly tag: string[];
};

const phone = { width: 360, height: 800 } as const;
const desktop = { width: 1280, height: 800 } as const;

/** The ways of a journey: on a phone and at a desk, with scripts and without. */
export const ways: readonly Way[] = [
  { name: 'phone, JavaScript on', viewport: phone, javaScriptEnabled: true, tag: [] },
  { name: 'desktop, JavaScript on', viewport: desktop, javaScriptEnabled: true, tag: ['@slow'] },
  { name: 'phone, JavaScript off', viewport: phone, javaScriptEnabled: false, tag: ['@slow'] },
  { name: 'desktop, JavaScript off', viewport: desktop, javaScriptEnabled: false, tag: ['@slow'] },
];
