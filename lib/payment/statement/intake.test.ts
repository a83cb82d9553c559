import { beforeEach, describe, expect, it } from 'vitest';
import { listCredits, listImports, readImport } from '@/lib/admin/statement/queries';
import { receiveStatement } from '@/lib/payment/statement/intake';
import { largestStatement } from '@/lib/payment/statement/rules';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { signedIn } from '@/test/account/signed-in';
import { setUpDatabase } from '@/test/database/database';
import { setUpVisitor, visitor } from '@/test/server/visitor';
import { createProfile } from '@/test/therapist/factories';

setUpDatabase();
setUpVisitor();

const statement = 'Date,Narration,Ref,Withdrawal,Deposit\n19/11/2026,UPI/1/RAVI,1,,500.00\nx,UPI,,,1.00\n';

let admin: Awaited<ReturnType<typeof createAdmin>>;

beforeEach(async () => {
  admin = await createAdmin();
  visitor.token = admin.token;
});

function formWith(content: BlobPart, field = 'statement', name = 'november.csv'): FormData {
  const form = new FormData();
  form.append(field, new File([content], name, { type: 'text/csv' }));
  return form;
}

/** Posts a body as a browser would. @returns the target of the redirect */
async function send(body: BodyInit): Promise<string | null> {
  const answer = await receiveStatement(
    new Request('http://localhost:3000/api/statements', { method: 'POST', body }),
  );
  expect(answer.status).toBe(303);
  return answer.headers.get('location');
}

const imports = () => db.bankStatementImport.count();

describe('a statement', () => {
  it('leads to its report; sent again, to the same one', async () => {
    const to = await send(formWith(statement));
    const [{ id } = { id: '' }] = await listImports(admin.viewer);
    expect(to).toBe(`/admin/statements/${id}?import=imported`);
    expect(await send(formWith(statement))).toBe(`/admin/statements/${id}?import=known`);
    expect(await readImport(admin.viewer, id)).toMatchObject({
      fileName: 'november.csv',
      newCount: 1,
      unreadableCount: 1,
      faults: [{ line: 3, why: 'has no readable date' }],
    });
    const { rows } = await listCredits(admin.viewer, {});
    expect(rows).toMatchObject([{ narration: 'UPI/1/RAVI', amountPaise: 50_000, match: null }]);
    expect((await listCredits(admin.viewer, { state: 'matched' })).rows).toEqual([]);
    expect(await readImport(admin.viewer, 'x')).toBeNull();
  });

  it.each([
    ['no file', () => new FormData(), 'no-file'],
    ['an empty file', () => formWith(''), 'no-file'],
    ['another field', () => formWith(statement, 'file'), 'unreadable'],
    ['no form', () => 'statement', 'unreadable'],
    ['a picture', () => formWith(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0)), 'not-text'],
    ['a byte too many', () => formWith(new Uint8Array(largestStatement + 1).fill(97)), 'too-large'],
    ['another table', () => formWith('a,b\n1,2'), 'no-table'],
  ])('that is %s is refused in words, and nothing is saved', async (_what, body, outcome) => {
    expect(await send(body())).toBe(`/admin/statements?import=${outcome}`);
    expect(await imports()).toBe(0);
  });

  it('with a hostile name gets a harmless one', async () => {
    await send(formWith(statement, 'statement', '../../\u0000x\n.csv'));
    const [row] = await listImports(admin.viewer);
    expect(row?.fileName).toMatch(/^[^\p{Cc}]+$/u);
  });
});

describe('the sender of one', () => {
  it('must be an admin or a therapist with a second factor, from our own page', async () => {
    visitor.token = '';
    expect(await send(formWith(statement))).toMatch(/^\/login/);
    for (const [role, page] of [
      ['client', '/admin/statements'],
      ['therapist', '/therapist-dashboard/payments/statements'],
    ] as const) {
      visitor.token = (await signedIn((await createProfile({ role })).userId)).token;
      expect(await send(formWith(statement))).toBe(page);
    }
    visitor.token = (await signedIn(admin.viewer.userId)).token;
    expect(await send(formWith(statement))).toBe('/admin/statements');
    visitor.token = admin.token;
    visitor.headers.set('origin', 'http://evil.example');
    expect(await send(formWith(statement))).toBe('/admin/statements');
    expect(await imports()).toBe(0);
  });
});
