'use client';

export { MemberInterruption as default } from '@/components/member/member-interruption';
