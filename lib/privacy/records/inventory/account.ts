import { columns, erasedAddress, nothing, type TableRule } from '@/lib/privacy/records/rule';

const ofUser = [{ by: 'user', column: 'user_id' }] as const;

/** A person's ways to sign in, and their identity in the service. */
export const accountRecords: readonly TableRule[] = [
  {
    table: 'accounts',
    category: 'account',
    whose: ofUser,
    shown: columns('id user_id provider provider_account_id created_at'),
    // Lets the same Google account sign up again.
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'user_sessions',
    category: 'devices',
    whose: ofUser,
    shown: columns(`id user_id user_agent ip_hash created_at last_seen_at idle_expires_at expires_at
      second_factor_at revoked_at revoked_reason`),
    withheld: { secret: ['token_hash'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'account_tokens',
    category: 'account',
    whose: ofUser,
    shown: columns('id user_id purpose return_path expires_at used_at created_at'),
    withheld: { secret: ['token_hash'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'second_factors',
    category: 'account',
    key: 'user_id',
    whose: ofUser,
    shown: columns('user_id confirmed_at created_at'),
    withheld: { secret: ['encrypted_secret', 'last_used_step'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'recovery_codes',
    category: 'account',
    whose: ofUser,
    shown: columns('id user_id used_at created_at'),
    withheld: { secret: ['code_hash'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'saved_views',
    category: 'account',
    whose: ofUser,
    shown: columns('id user_id list name query created_at'),
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'notices',
    category: 'notices',
    whose: ofUser,
    shown: columns('id user_id kind title body href read_at created_at'),
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'push_subscriptions',
    category: 'notices',
    whose: ofUser,
    shown: columns('id user_id session_id created_at'),
    withheld: { secret: ['endpoint', 'endpoint_hash', 'p256dh', 'auth'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'text_numbers',
    category: 'notices',
    whose: ofUser,
    shown: columns('id user_id channel phone asked_at proven_at'),
    withheld: { secret: ['code_hash'], machinery: ['code_until', 'code_tries'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'notification_preferences',
    category: 'notices',
    key: 'user_id',
    whose: ofUser,
    shown: columns(`user_id mail_reminders remind_at remind_by_push mail_quotations mail_requests
      contact_from_minute contact_until_minute updated_at`),
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'profiles',
    category: 'account',
    whose: ofUser,
    shown: columns(`id user_id email first_name last_name phone role goals onboarding_completed
      profile_picture adult_declared_at time_zone created_at updated_at`),
    atOnce: {
      first_name: "'Erased'",
      last_name: "'person'",
      phone: nothing,
      goals: nothing,
      profile_picture: nothing,
      time_zone: 'DEFAULT',
    },
    afterwards: 'delete',
    stays: { fixedWord: ['role'], follows: ['email'] },
  },
  {
    table: 'users',
    category: 'account',
    whose: [{ by: 'user', column: 'id' }],
    shown: columns(`id email email_verified_at password_changed_at name disabled_at disabled_reason
      created_at updated_at`),
    withheld: { secret: ['password_hash'] },
    atOnce: {
      email: erasedAddress,
      email_verified_at: nothing,
      password_hash: nothing,
      password_changed_at: nothing,
      name: nothing,
      disabled_at: 'now()',
      disabled_reason: "'erased'",
    },
    afterwards: 'delete',
  },
  {
    table: 'rate_limits',
    nobody: 'Counters under a keyed hash that nobody can turn back; gone within a day.',
    columns: columns('key events expires_at'),
  },
];
