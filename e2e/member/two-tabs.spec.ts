import { expect, test } from '@playwright/test';
import { enter, makePeople } from '@/test/access/people';
import { expectAccessible } from '@/test/browser/axe';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a profile in two tabs, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: '@slow',
  }, () => {
    test.use({ javaScriptEnabled });

    test('the outdated tab shows both values, and keeps its own or takes the other', async ({
      page,
      context,
      baseURL,
    }) => {
      const { client } = await makePeople();
      await enter(context, baseURL, client);
      const other = await context.newPage();
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.message());
        return dialog.dismiss();
      });
      // Without scripts a slow page shows a link first; this address waits for the complete page.
      for (const tab of [page, other]) await tab.goto('/edit-profile?wait=1');
      const first = (tab: typeof page) => tab.getByLabel('First name');
      const save = (tab: typeof page) => tab.getByRole('button', { name: 'Save changes' }).click();
      await first(other).fill('Tara');
      await save(other);
      await expect(other.getByText('Profile updated successfully')).toBeVisible();

      await first(page).fill('Mira');
      await save(page);
      const form = page.getByRole('form', { name: 'Profile' });
      await expect(form.getByRole('alert')).toContainText('not saved yet');
      await expect(form.getByText('You wrote').locator('..')).toContainText('Mira');
      await expect(form.getByText('Current version').locator('..')).toContainText('Tara');
      await expect(first(page)).toHaveValue('Mira');
      if (javaScriptEnabled) await expectAccessible(page);
      await form.getByRole('link', { name: 'Use theirs' }).click();
      await expect(first(page)).toHaveValue('Tara');
      expect(asked).toEqual([]);

      // Both tabs show the same state again; the other one saves first this time.
      await other.goto('/edit-profile?wait=1');
      await first(other).fill('Lata');
      await save(other);
      await expect(other.getByText('Profile updated successfully')).toBeVisible();
      await first(page).fill('Mira');
      await save(page);
      await form.getByRole('button', { name: 'Keep mine' }).click();
      await expect(page.getByText('Profile updated successfully')).toBeVisible();
      await page.goto('/edit-profile?wait=1');
      await expect(first(page)).toHaveValue('Mira');
    });
  });
}
