### The page: a person's devices, in the settings.

devices-title = Your devices
devices-help = On each of these you are { $name }. Log out what you do not recognise or no longer have.
devices-what = { $browser } on { $system }
devices-unknown = Unknown device
devices-this = this device
devices-times = added { $added }, last seen { $seen }
devices-added = added { $added }
devices-end = Log out
devices-end-of = Log out: { $device }
devices-end-title = Log out { $device }?
devices-end-help = It stops at once, also in the middle of a game. To come back, it needs a new private link.
devices-ended = Logged out: { $device }.
devices-others = Log out all other devices
devices-others-title = Log out all other devices?
devices-others-help = { $count ->
        [one] One other device stops at once. Only this one stays yours.
       *[other] { $count } other devices stop at once. Only this one stays yours.
    }
devices-others-done = All other devices are logged out.
devices-here = Log out here
devices-here-title = Log out on this device?
devices-here-help = This device will no longer be { $name }. On your other devices you stay { $name }, and with a private link this one can come back.
devices-here-last = This is your only device. If you log out, { $name } is lost for good, with every seat in every game: nobody can be { $name } again, not even you. To keep them, go on with another device first.
devices-here-anyway = Log out anyway
devices-here-done = You are logged out on this device.
devices-logged-out = This device was logged out. You now watch as a guest.

browser-chrome = Chrome
browser-edge = Edge
browser-firefox = Firefox
browser-opera = Opera
browser-safari = Safari
browser-samsung = Samsung Internet

system-android = Android
system-chromeos = ChromeOS
system-ios = iPhone or iPad
system-linux = Linux
system-macos = Mac
system-windows = Windows
