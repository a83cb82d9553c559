'use client';

export { Interruption as default } from '@/components/layout/interruption';
