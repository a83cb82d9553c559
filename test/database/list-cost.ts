import type { Client } from 'pg';
import { expect, vi } from 'vitest';
import type { MemberOf } from '@/lib/account/session/session';
import { measure } from '@/test/database/measure';
import { recordQueries } from '@/test/database/recorded-queries';

export type List = (
  viewer: MemberOf<'admin'>,
  query: Record<string, string>,
) => Promise<{ readonly rows: readonly { readonly id: string }[] }>;

/** The costliest query of a part, the tables that its queries read from end to end, and whether one skips counted rows. */
export async function listCost(
  client: Client,
  list: List,
  viewer: MemberOf<'admin'>,
  query: Record<string, string>,
) {
  const sent = recordQueries();
  const part = await list(viewer, query);
  vi.restoreAllMocks();
  const selects = sent.filter(({ text }) => /^\s*SELECT/i.test(text));
  expect(selects.length).toBeGreaterThan(1);
  const costs = [];
  for (const select of selects) costs.push(await measure(client, select));
  return {
    shown: part.rows.length,
    buffers: Math.max(...costs.map(({ buffers }) => buffers)),
    scanned: costs.flatMap(({ scanned }) => scanned),
    skips: selects.some(({ text, values }) => {
      const place = /OFFSET \$(\d+)/.exec(text)?.[1];
      return place !== undefined && Number(values[Number(place) - 1]) > 0;
    }),
  };
}
