import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Access } from '@/lib/account/session/define-member-action';
import type { Action } from '@/lib/server/action/define-action';

/** The access that an action declares. The handler's queries limit the rows again. */
export type ActionAccess = 'public' | Access;

type KnownAction = Action<unknown> & { readonly access: ActionAccess };

const files = readdirSync('lib', { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'actions.ts')
  .map((file) => path.join('lib', file))
  .sort();

/**
 * Loads every function that a browser can call, by `file#name`.
 * @throws for one that neither of the two gates has made
 */
export async function loadActions(): Promise<ReadonlyMap<string, KnownAction>> {
  const found = new Map<string, KnownAction>();
  for (const file of files) {
    const exported: Readonly<Record<string, Partial<KnownAction>>> = await import(path.resolve(file));
    for (const [name, action] of Object.entries(exported)) {
      if (!isKnown(action)) throw new Error(`${file}#${name} says nowhere who may call it`);
      found.set(`${file}#${name}`, action);
    }
  }
  return found;
}

const isKnown = (action: Partial<KnownAction>): action is KnownAction => typeof action.access === 'string';
