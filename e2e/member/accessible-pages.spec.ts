import { expect, test } from '@playwright/test';
import { demoPerson } from '@/test/access/demo-person';
import { enter } from '@/test/access/people';
import { demoRecord, roomsOf } from '@/test/access/private-pages';
import { expectAccessible, expectNoSidewaysScroll } from '@/test/browser/axe';

// Each page of the sample people, from the table of private routes, so that a new one is checked too.
const looks = [
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

for (const role of ['client', 'therapist', 'admin'] as const) {
  for (const { width, colorScheme } of looks) {
    test(`no room of a ${role} has barriers, ${width} px, ${colorScheme}`, { tag: '@slow' }, async ({
      page,
      context,
      baseURL,
    }) => {
      test.setTimeout(1_200_000);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await enter(context, baseURL, await demoPerson(role));
      const rooms = [...roomsOf(role), ...(role === 'therapist' ? await demoRecord() : [])];
      const barriers: string[] = [];
      for (const path of rooms) {
        await page.goto(path, { waitUntil: 'networkidle' });
        // Checks all pages, so that one run lists every fault.
        try {
          await expectNoSidewaysScroll(page);
          await expectAccessible(page);
        } catch (fault) {
          barriers.push(`${path}: ${fault instanceof Error ? fault.message : String(fault)}`);
        }
      }
      expect(barriers).toEqual([]);
    });
  }
}
