"""Sir Holland in pictures: a storybook tower at dusk."""
