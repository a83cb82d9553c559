import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Fills in the form of a payment page as somebody who has paid, and sends it. */
export async function reportPayment(page: Page, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Payment confirmation' });
  await form.getByLabel('Full name').fill('Meera Iyer');
  await form.getByLabel('Email address').fill(email);
  await form.getByLabel('Your bank').fill('State Bank of India');
  await form.getByLabel('Your account number').fill('XX1234');
  await form.getByLabel('Reference number').fill(randomUUID().slice(0, 12));
  const picture = sharp({ create: { width: 200, height: 400, channels: 3, background: '#2a7f62' } });
  await form
    .getByLabel('Payment screenshot')
    .setInputFiles({ name: 'paid.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() });
  await form.getByRole('button', { name: /^Submit/ }).click();
}
