import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropOwn, forgetOwn, keepOwn, readOwn } from '@/lib/browser/own-store';

/** A browser's store: its keys are its own properties. */
function store(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(values, key) ? values[key] : null),
    setItem: (key: string, value: string) => {
      values[key] = value;
    },
    removeItem: (key: string) => {
      delete values[key];
    },
  };
  const values: Record<string, string> = Object.create(methods);
  return values as unknown as Storage;
}

const day = 86_400_000;
let tab: Storage;
let device: Storage;

describe('what a browser keeps for its person', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-24T06:00:00Z') });
    tab = store();
    device = store();
    vi.stubGlobal('sessionStorage', tab);
    vi.stubGlobal('localStorage', device);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('lies in one place, the last chosen', () => {
    keepOwn('draft', 'words', 'tab');
    expect(readOwn('draft')).toEqual({ value: 'words', place: 'tab' });
    keepOwn('draft', 'words', 'device');
    expect(readOwn('draft')).toEqual({ value: 'words', place: 'device' });
    expect(Object.keys(tab)).toEqual([]);
    dropOwn('draft');
    expect(readOwn('draft')).toBeUndefined();
  });

  it('goes at its time, and after a week at the latest', () => {
    keepOwn('soon', 1, 'device', Date.now() + day);
    keepOwn('late', 2, 'device', Date.now() + 30 * day);
    vi.setSystemTime(Date.now() + day);
    expect(readOwn('soon')).toBeUndefined();
    expect(readOwn('late')?.value).toBe(2);
    vi.setSystemTime(Date.now() + 6 * day);
    expect(readOwn('late')).toBeUndefined();
    expect(Object.keys(device)).toEqual([]);
  });

  it('is forgotten at once, in other tabs too, and nothing else is', () => {
    device.setItem('antarman.worry-tree', 'kept on purpose');
    keepOwn('draft', 'here', 'tab');
    keepOwn('next', 'there', 'device');
    const otherTab = store();
    otherTab.setItem('antarman.own.draft', tab.getItem('antarman.own.draft') ?? '');
    forgetOwn();
    expect(readOwn('draft')).toBeUndefined();
    expect(readOwn('next')).toBeUndefined();
    vi.stubGlobal('sessionStorage', otherTab);
    expect(readOwn('draft')).toBeUndefined();
    expect(device.getItem('antarman.worry-tree')).toBe('kept on purpose');
    vi.setSystemTime(Date.now() + 1);
    keepOwn('draft', 'new', 'tab');
    expect(readOwn('draft')?.value).toBe('new');
  });

  it('is nothing where the browser refuses or somebody wrote nonsense', () => {
    device.setItem('antarman.own.next', '{"value":');
    expect(readOwn('next')).toBeUndefined();
    vi.stubGlobal('localStorage', undefined);
    expect(keepOwn('next', 1, 'device')).toBe(false);
    expect(readOwn('next')).toBeUndefined();
    expect(forgetOwn).not.toThrow();
  });
});
