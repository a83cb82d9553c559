import { renderToBuffer } from '@react-pdf/renderer';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { FormDocument } from '@/components/care/form/form-document';
import { readyForms } from '@/content/forms';
import type { SignedView } from '@/lib/care/form/queries';

const paper = readyForms['guardian-consent']?.paper ?? { title: '', sections: [] };

const signed: SignedView = {
  id: '0198f2a4-7c1e-7000-8000-000000000001',
  sha256: 'ab'.repeat(32),
  signedAt: new Date('2026-11-20T06:00:00Z'),
  withdrawnAt: null,
  outdated: false,
  form: {
    paper,
    version: 1,
    answers: { 'g-relation': 'Mother', 'y-hopes': 'Sleep, नींद', 'y-wants': 'yes' },
    guardian: { name: 'Lata Iyer', signedAt: '2026-11-19T06:00:00.000Z' },
    therapist: 'Asha Rao',
    client: 'Meera Iyer',
    name: 'Meera Iyer',
    signedAt: '2026-11-20T06:00:00.000Z',
    mark: '0'.repeat(32),
  },
};

async function textOf(view: SignedView): Promise<string> {
  const pdf = await renderToBuffer(<FormDocument signed={view} />);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

it('prints the text, the answers, both signatures with their times and the hash', async () => {
  const text = await textOf(signed);
  for (const words of [
    paper.title,
    'Who are you to the young person?',
    'Mother',
    'Sleep, नींद',
    'Signed by the guardian Lata Iyer',
    '20 Nov, 2026',
    'version 1',
    'SHA-256 of text and answers',
    `${paper.title} · Meera Iyer`,
  ]) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain('Withdrawn');
});

it('says when it was withdrawn', async () => {
  const text = await textOf({ ...signed, withdrawnAt: new Date('2026-12-01T06:00:00Z') });
  expect(text).toContain('Withdrawn by Meera Iyer on');
});
