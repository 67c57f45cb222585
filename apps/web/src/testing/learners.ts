/** The auth door's answer for a signed-in learner. */
export const aSession = (user: Readonly<Record<string, unknown>> = {}) => ({
  access_token: 'token.of.lupita',
  token_type: 'bearer',
  expires_in: 600,
  expires_at: 0,
  refresh_token: '',
  user: {
    id: '0190a000-0000-7000-8000-000000000001',
    email: 'lupita@correo.mx',
    created_at: '2026-01-01T00:00:00Z',
    user_metadata: { firstName: 'Lupita' },
    ...user,
  },
});
