import { expect } from 'vitest';
import { draftCookie } from '@/lib/server/next-internals/names';
import { forEverybody } from '@/lib/server/next-internals/visit-page';
import { until } from '../support/until';
import { baseURL, test } from './http-test';

const people = '/professionals?';

/** Questions of the directory that have something of their own in their answer. */
const questions = [
  'q=sleep&fee_max=1999',
  'q=anxiety+hindi&sort=fee-low',
  // A word with a mistake, and the search without its correction.
  'q=anxeity&fee_max=2999',
  'q=anxeity&exact=1',
  // Numbers before everything else; a doctor; a sentence; another script; nobody.
  'q=i+want+to+end+my+life',
  'q=medicine+for+sleep',
  'q=somebody+in+mumbai+who+speaks+marathi+on+saturday+under+1500',
  'q=%E0%A4%9A%E0%A4%BF%E0%A4%82%E0%A4%A4%E0%A4%BE',
  'q=qqqqqq',
  'q=qqqqqq&language=hindi&fee_max=1100',
  'q=%22%3E%3Cscript%3Ealert%281%29%3C%2Fscript%3E',
  'q=class%3D%22red%22+data-x%3D%26amp%3B',
  // Every filter, another clock, every order, and pages behind the first.
  'location=mumbai&sort=soonest',
  'mode=video&gender=woman&accepting=yes',
  'register=rci&sort=experience',
  'free=today&zone=Europe%2FLondon',
  'free=weekend&sort=fee-high',
  'zone=America%2FNew_York&sort=name',
  'fee_max=1400',
  'language=hindi&sort=name&after=nobody-has-this-slug',
  'sort=experience&mode=in_person',
] as const;

const withoutData = (html: string) => html.replace(/ data-page="[^"]*"/, '');
const dataOf = (html: string) => / data-page="([^"]*)"/.exec(html)?.[1] ?? '';

/** The page as the framework makes it for the same question, asleep; a cookie for drafts passes everything else by. */
async function byFramework(address: string, browser = 'Mozilla/5.0') {
  const answer = await fetch(baseURL + address, {
    headers: { cookie: `${draftCookie}=none`, 'user-agent': browser },
  });
  const page = forEverybody(await answer.text(), address);
  if (!page) throw new Error(`The page ${address} does not sleep.`);
  return { html: page.html, policy: page.policy, data: page.data };
}

const made = async (address: string) => {
  const answer = await fetch(baseURL + address);
  return { html: await answer.text(), headers: answer.headers };
};

test('a question of the directory is answered without the framework, and byte for byte as the framework would', async () => {
  // The first question teaches what stands around all answers; those after it need no framework.
  await made(`${people}q=sleep&fee_max=1998`);
  let lowestFee = 1_000;
  for (const question of questions) {
    const { own, whole, data } = await until(
      // Another test may change a row between these.
      async () => {
        // A question that was asked before is remembered.
        lowestFee += 1;
        const address = `${people}${question}&fee_min=${lowestFee}`;
        const first = await made(address);
        const answer = await fetch(baseURL + dataOf(first.html));
        return {
          own: first,
          whole: await byFramework(address),
          data: answer.ok ? await answer.json() : null,
        };
      },
      (found) =>
        withoutData(found.own.html) === withoutData(found.whole.html) &&
        dataOf(found.own.html) !== found.whole.data.address &&
        found.data !== null,
      40_000,
    );
    expect(own.headers.get('content-security-policy'), question).toBe(whole.policy);
    expect(Object.keys(data), question).toEqual(Object.keys(JSON.parse(whole.data.content)));
  }
});

test('a question with a landing page of its own is left to the framework, which names that page', async () => {
  await made(`${people}q=sleep&fee_max=1997`);
  const address = `${people}q=anxiety`;
  const [own, whole] = [await made(address), await byFramework(address)];
  expect(withoutData(own.html)).toBe(withoutData(whole.html));
});

test('a page has one form, whether or not a browser names itself', async () => {
  const address = `${people}q=sleep&fee_max=1996`;
  const { named, unnamed } = await until(
    async () => ({
      named: await byFramework(address, 'Mozilla/5.0'),
      unnamed: await byFramework(address, ''),
    }),
    (pair) => withoutData(pair.named.html) === withoutData(pair.unnamed.html),
    20_000,
  );
  expect(unnamed.data.content.length).toBe(named.data.content.length);
});
