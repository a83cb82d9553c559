import { badEmails, badPhones, each, noon, someHash, someId, type TableCases } from './case';

export const accountCases: Readonly<Record<string, TableCases>> = {
  users: {
    valid: {
      email: 'asha@example.in',
      password_hash: '$argon2id$v=19$m=65536,t=3,p=1$c2FsdA$aGFzaA',
      name: 'Asha',
    },
    broken: {
      users_email_shape: each('email', badEmails),
      users_password_hash_argon2id: each('password_hash', ['plain', '$2b$10$bcrypt']),
      users_name_line: each('name', ['', '   ', 'Asha\nBcc: all', 'x'.repeat(161)]),
      users_disabled_reason: each('disabled_reason', ['spam']),
    },
  },
  accounts: {
    valid: { user_id: someId, provider: 'google', provider_account_id: '108' },
    broken: {
      accounts_provider_known: each('provider', ['facebook', 'Google']),
      accounts_subject_line: each('provider_account_id', ['']),
    },
  },
  user_sessions: {
    valid: {
      user_id: someId,
      token_hash: someHash,
      user_agent: 'Firefox',
      idle_expires_at: '2026-11-27T06:30:00Z',
      expires_at: '2026-12-20T06:30:00Z',
    },
    broken: {
      user_sessions_token_hash_sha256: each('token_hash', ['secret', someHash.toUpperCase()]),
      user_sessions_user_agent_length: each('user_agent', ['x'.repeat(401)]),
      user_sessions_ip_hash_length: each('ip_hash', ['x'.repeat(65)]),
      user_sessions_idle_within_absolute: each('idle_expires_at', ['2026-12-21T06:30:00Z']),
      user_sessions_revoked_reason: each('revoked_reason', ['signed out']),
    },
  },
  push_subscriptions: {
    valid: {
      user_id: someId,
      session_id: someId,
      endpoint_hash: someHash,
      endpoint: 'https://push.example.in/send/1',
      p256dh: 'B'.repeat(87),
      auth: 'a'.repeat(22),
    },
    broken: {
      push_subscriptions_endpoint_hash_sha256: each('endpoint_hash', ['secret']),
      push_subscriptions_endpoint_https: each('endpoint', [
        'http://push.example.in/1',
        `https://push.example.in/${'x'.repeat(1000)}`,
      ]),
      push_subscriptions_p256dh_shape: each('p256dh', ['B'.repeat(86), `${'B'.repeat(86)}=`]),
      push_subscriptions_auth_shape: each('auth', ['a'.repeat(21)]),
    },
  },
  text_numbers: {
    valid: { user_id: someId, channel: 'sms', phone: '+919876543210' },
    broken: {
      text_numbers_channel_known: each('channel', ['fax']),
      text_numbers_phone_shape: each('phone', [...badPhones, '9876543210']),
      text_numbers_code_hash_sha256: [{ code_hash: '123456', code_until: noon }],
      text_numbers_code_ends: [{ code_hash: someHash }, { code_until: noon }],
      text_numbers_code_tries_range: each('code_tries', [-1, 6]),
      text_numbers_code_used: [{ code_hash: someHash, code_until: noon, proven_at: noon }],
    },
  },
  account_tokens: {
    valid: { user_id: someId, purpose: 'verify_email', token_hash: someHash, expires_at: noon },
    broken: {
      account_tokens_purpose_known: each('purpose', ['anything']),
      account_tokens_token_hash_sha256: each('token_hash', ['secret']),
      account_tokens_return_path_own: each('return_path', [
        'https://evil.example',
        '//evil',
        `/${'a'.repeat(400)}`,
      ]),
    },
  },
  recovery_codes: {
    valid: { user_id: someId, code_hash: someHash },
    broken: { recovery_codes_code_hash_sha256: each('code_hash', ['12345678']) },
  },
  rate_limits: {
    valid: { key: 'contact:ip:1', events: '{1}', expires_at: noon },
    broken: {
      rate_limits_key_length: each('key', ['', 'x'.repeat(201)]),
      rate_limits_events_bounded: each('events', [`{${Array(10_001).fill(1)}}`]),
    },
  },
  profiles: {
    valid: {
      user_id: someId,
      email: 'asha@example.in',
      first_name: 'Asha',
      last_name: 'Rao',
      phone: '+919876543210',
    },
    broken: {
      profiles_first_name_line: each('first_name', ['', ' ', 'A\r\nB', 'x'.repeat(81)]),
      profiles_last_name_line: each('last_name', ['', 'x'.repeat(81)]),
      profiles_phone_shape: each('phone', badPhones),
      profiles_role_known: each('role', ['owner', '']),
      profiles_goals_length: each('goals', ['x'.repeat(4001)]),
      profiles_picture_length: each('profile_picture', ['x'.repeat(301)]),
      profiles_time_zone_shape: each('time_zone', ['', "Asia/Kolkata'; --"]),
    },
  },
  notices: {
    valid: { user_id: someId, kind: 'quotation.created', title: 'A new quotation', href: '/dashboard' },
    broken: {
      notices_kind_shape: each('kind', ['', 'Quotation created']),
      notices_title_line: each('title', ['', 'two\nlines']),
      notices_body_length: each('body', ['x'.repeat(2001)]),
      notices_href_internal: each('href', [
        'https://evil.example',
        '//evil.example',
        '/\\evil.example',
        'dashboard',
      ]),
    },
  },
  notification_preferences: {
    valid: { user_id: someId },
    broken: {
      notification_preferences_hours: [
        { contact_from_minute: 600, contact_until_minute: 600 },
        { contact_from_minute: -1 },
        { contact_until_minute: 1441 },
      ],
      notification_preferences_remind_at_known: each('remind_at', [
        'week',
        'day,',
        'day,hour,join,three,day',
      ]),
    },
  },
  consents: {
    valid: {
      user_id: someId,
      purpose: 'screening_storage',
      notice_version: '2026-11',
      source: 'onboarding',
      given_at: noon,
    },
    broken: {
      consents_email_shape: each('email', badEmails),
      consents_purpose_shape: each('purpose', ['', 'Everything!']),
      consents_notice_version_line: each('notice_version', ['']),
      consents_source_line: each('source', ['']),
      consents_withdrawn_after_given: each('withdrawn_at', ['2026-11-19T06:30:00Z']),
    },
  },
  privacy_requests: {
    valid: { user_id: someId, kind: 'erasure', requested_at: noon, purge_after: '2026-12-20T06:30:00Z' },
    broken: {
      privacy_requests_kind_known: each('kind', ['access']),
      privacy_requests_status_known: each('status', ['done']),
      privacy_requests_details_length: each('details', ['x'.repeat(4001)]),
      privacy_requests_notice_address_shape: each('notice_address', badEmails),
      privacy_requests_notice_of_erasure: [
        { kind: 'export', purge_after: null, notice_address: 'asha@example.in' },
      ],
      privacy_requests_purge_after_request: each('purge_after', [noon]),
      privacy_requests_completed: each('status', ['completed']),
      privacy_requests_parts: [{ parts: 2, parts_done: 3 }],
    },
  },
  nominees: {
    valid: { user_id: someId, name: 'Ravi Rao', relation: 'Brother', email: 'ravi@example.in' },
    broken: {
      nominees_name_line: each('name', ['']),
      nominees_relation_line: each('relation', ['']),
      nominees_email_shape: each('email', badEmails),
      nominees_phone_shape: each('phone', badPhones),
      nominees_reachable: each('email', [null]),
    },
  },
  grievances: {
    valid: {
      name: 'Asha Rao',
      email: 'asha@example.in',
      subject: 'My record',
      message: 'Please look at it.',
    },
    broken: {
      grievances_name_line: each('name', ['']),
      grievances_email_shape: each('email', badEmails),
      grievances_subject_line: each('subject', ['', 'a\nb']),
      grievances_message_length: each('message', [' \n ', 'x'.repeat(5001)]),
      grievances_resolution_length: each('resolution', ['x'.repeat(5001)]),
      grievances_body_hash_sha256: each('body_hash', ['x']),
      grievances_resolved_with_answer: each('resolved_at', [noon]),
    },
  },
  grievance_alerts: {
    valid: { grievance_id: someId, kind: 'arrived' },
    broken: { grievance_alerts_kind_known: each('kind', ['', 'answered']) },
  },
  audit_log: {
    valid: { actor_role: 'admin', action: 'therapist.activate' },
    broken: {
      audit_log_actor_role_known: each('actor_role', ['root']),
      audit_log_action_shape: each('action', ['', 'Did something']),
      audit_log_details_object: each('details', ['[]', '"text"']),
    },
  },
  stored_files: {
    valid: {
      bucket: 'payment-screenshots',
      key: `${someId}/screenshot.png`,
      content_type: 'image/png',
      byte_size: 10,
      sha256: someHash,
      content: Buffer.from('x'),
    },
    broken: {
      stored_files_key_shape: each('key', ['', '/root', 'a/../b', 'a//b', 'a b', 'x'.repeat(301)]),
      stored_files_bucket_shape: each('bucket', ['', 'Bucket', 'a/b']),
      stored_files_content_type_shape: each('content_type', ['png', 'image/png; x=1']),
      stored_files_size: each('byte_size', [0, 104_857_601]),
      stored_files_sha256_shape: each('sha256', ['x']),
      stored_files_somewhere: each('content', [null]),
    },
  },
};
