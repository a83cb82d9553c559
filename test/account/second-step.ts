import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

/** The code of the phone, `steps` times thirty seconds from now. */
export function codeOf(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  return totp.generate({ timestamp: Date.now() + steps * 30_000 });
}

/** Completes the set-up on the open page; returns the secret, the typed code and the recovery codes. */
export async function setUpSecondStep(
  page: Page,
): Promise<{ secret: string; used: string; codes: readonly string[] }> {
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const key = await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const secret = key?.trim() ?? '';
  const used = codeOf(secret);
  await page.getByLabel('Code from your app').fill(used);
  await page.getByRole('button', { name: 'Turn on' }).click();
  const list = page.getByRole('region', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(list).toHaveCount(10);
  return { secret, used, codes: await list.allInnerTexts() };
}
