import { describe, expect, it } from 'vitest';
import { transferNumber } from '@/lib/payment/receipt/transfer-number';

describe('the number of a transfer', () => {
  it.each([
    ['UPI/632412345678/RAVI SHARMA/ravi@okbank', '632412345678'],
    ['IMPS-632412345678-RAVI-SBIN-XX1234', '632412345678'],
    ['UPI632412345678', null],
    ['NEFT CR-SBIN0001234-RAVI SHARMA-SBIN526324123456', 'SBIN526324123456'],
    ['NEFT*HDFC0000123*N324261234567890*RAVI SHARMA', 'N324261234567890'],
    ['CMS2612345678901', 'CMS2612345678901'],
    ['NEFT/AXISP00612345678/RAVI SHARMA', 'AXISP00612345678'],
    ['NEFT/AXISP00612345678X/RAVI SHARMA', null],
    ['NEFT/UTIBH26324123456/RAVI', 'UTIBH26324123456'],
    ['RTGS-ICICR42026112000123456-RAVI SHARMA', 'ICICR42026112000123456'],
    ['HDFCN52026112012345678', 'HDFCN52026112012345678'],
    ['hdfcr52026112012345678', 'HDFCR52026112012345678'],
    ['000000000000', null],
    ['XXXXXXXXXXXX1234', null],
    ['RAVISHARMA1234567', null],
    ['CHQ 000123', null],
    ['', null],
  ])('in "%s" is %s', (line, number) => {
    expect(transferNumber(line)).toBe(number);
  });
});
